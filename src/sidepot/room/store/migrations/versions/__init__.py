"""The steps of the database, one file each, named by the version it leads to."""
