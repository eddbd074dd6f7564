#!/bin/sh
# Run once by the image of PostgreSQL, when it makes its data (compose.yaml).
exec psql -v ON_ERROR_STOP=1 -v clave_dueno=dueno -v clave_portal=portal -U postgres -f /roles.sql
