-- La base que vuelve a un momento, o de una copia hecha mientras se trabajaba, no trae lo que entonces se estaba escribiendo: un número
-- puede faltar y el siguiente estar. Entre los últimos 32 escritos, el que no está y nunca se borró también pudo haberse dado: se nombra.
CREATE OR REPLACE FUNCTION cadena.adelantar_numeros(sabidos jsonb, margen integer) RETURNS jsonb
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  adelante CONSTANT integer := 32;
  s record;
  escrito bigint;
  sueltos jsonb;
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
      -- Uno o varios seguidos, de la primera fila en adelante: lo que está antes de ella no lo dio esta numeración.
      EXECUTE format('SELECT coalesce(jsonb_agg(jsonb_build_object(''numeracion'', $1::text, ''desde'', desde, ''hasta'', hasta) ORDER BY desde), ''[]'')
          FROM (SELECT min(n) AS desde, max(n) AS hasta
                  FROM (SELECT n, n - row_number() OVER (ORDER BY n) AS tramo
                          FROM generate_series(greatest($2 - $3, (SELECT min(%2$I) FROM %1$s)), $2 - 1) n
                         WHERE NOT EXISTS (SELECT FROM %1$s WHERE %2$I = n)
                           AND NOT EXISTS (SELECT FROM auditoria WHERE entidad = $4 AND id_entidad = n::text)) faltan
                 GROUP BY tramo) tramos', s.tabla, s.columna)
        INTO sueltos USING s.nombre, escrito, adelante, s.tabla::text;
      huecos := huecos || sueltos;
    END IF;
    huecos := huecos || jsonb_build_object('numeracion', s.nombre,
      'desde', least(s.propio, greatest(escrito, s.propio - adelante, 0)) + 1, 'hasta', s.hasta);
  END LOOP;
  RETURN huecos;
END $$;
--> statement-breakpoint
SELECT auditar_tablas();
