-- Búsqueda por partes de un nombre, con índice.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
