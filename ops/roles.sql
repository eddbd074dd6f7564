-- The two roles and the database, once, as a superuser:
--   psql -v clave_dueno=… -v clave_portal=… -f ops/roles.sql
-- Each password stands in one of the two addresses of the settings: DATABASE_URL_MIGRACIONES and DATABASE_URL.
CREATE ROLE portal_dueno LOGIN PASSWORD :'clave_dueno';
CREATE ROLE portal LOGIN PASSWORD :'clave_portal';
CREATE DATABASE catastro OWNER portal_dueno ENCODING 'UTF8' TEMPLATE template0;
