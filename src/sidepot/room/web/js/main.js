import "./room/room.js";
