-- Una base que vuelve de los bytes de otra (pgBackRest, o una caída) trae cada numeración hasta 32 números más adelante de lo que dio:
-- PostgreSQL las anota de a 32. Esos tampoco los recibe nadie, y se dicen: el hueco empieza después de lo último que está escrito en la
-- tabla que la usa, y no de donde quedó la numeración.
CREATE OR REPLACE FUNCTION cadena.adelantar_numeros(sabidos jsonb, margen integer) RETURNS jsonb
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  adelante CONSTANT integer := 32;
  s record;
  escrito bigint;
  huecos jsonb := '[]';
BEGIN
  FOR s IN
    SELECT q.sequencename AS nombre, coalesce(q.last_value, 0) AS propio, d.refobjid::regclass AS tabla, a.attname AS columna,
      least(q.max_value, greatest(coalesce(q.last_value, 0), coalesce((sabidos ->> q.sequencename)::bigint, 0)) + margen) AS hasta
      FROM pg_sequences q
      LEFT JOIN pg_depend d ON d.classid = 'pg_class'::regclass AND d.objid = format('public.%I', q.sequencename)::regclass
        AND d.refclassid = 'pg_class'::regclass AND d.refobjsubid > 0 AND d.deptype IN ('a', 'i')
      LEFT JOIN pg_attribute a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid
     WHERE q.schemaname = 'public' AND q.sequencename <> 'auditoria_id_seq'
       AND greatest(coalesce(q.last_value, 0), coalesce((sabidos ->> q.sequencename)::bigint, 0)) > 0
     ORDER BY q.sequencename
  LOOP
    CONTINUE WHEN s.hasta <= s.propio;
    PERFORM setval(format('public.%I', s.nombre)::regclass, s.hasta);
    escrito := s.propio;
    IF s.columna IS NOT NULL THEN
      EXECUTE format('SELECT coalesce(max(%I), 0) FROM %s', s.columna, s.tabla) INTO escrito;
    END IF;
    huecos := huecos || jsonb_build_object('numeracion', s.nombre,
      'desde', least(s.propio, greatest(escrito, s.propio - adelante, 0)) + 1, 'hasta', s.hasta);
  END LOOP;
  RETURN huecos;
END $$;
--> statement-breakpoint
SELECT auditar_tablas();
