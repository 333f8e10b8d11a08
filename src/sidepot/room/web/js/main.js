import "./elements/room.js";
