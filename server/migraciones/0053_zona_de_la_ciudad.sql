-- Dónde empiezan y terminan los días de la ciudad: una constante, que cada arranque pone como dice CIUDAD_ZONA (A-276).
CREATE FUNCTION zona_de_la_ciudad() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN 'America/Argentina/Tucuman';
--> statement-breakpoint
CREATE FUNCTION fijar_zona(zona text) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  IF zona_de_la_ciudad() = zona THEN RETURN; END IF;
  -- Una que PostgreSQL no conoce falla aquí, y no en cada sentencia.
  PERFORM now() AT TIME ZONE zona;
  EXECUTE format(
    'CREATE OR REPLACE FUNCTION public.zona_de_la_ciudad() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN %L', zona);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION fijar_zona(text) FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION estadisticas.dia(momento timestamptz) RETURNS date LANGUAGE sql STABLE
RETURN (momento AT TIME ZONE zona_de_la_ciudad())::date;
