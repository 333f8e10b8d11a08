"""The HTTP door: the application, its routes and handlers, the page's files, schema and forms.

A handler asks and answers; what it asks for is done elsewhere.
"""
