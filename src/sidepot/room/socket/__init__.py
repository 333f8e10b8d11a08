"""The WebSocket door: frames in and out, whose turn it is to be heard, and one client's socket.

What a message means belongs in `protocol`, what it does in `task`.
"""
