-- Una fila que haría ADMINISTRADOR a quien no lo es: se nombra antes de aplicarla (A-265).
ALTER TABLE importaciones.fila ADD COLUMN administra boolean NOT NULL DEFAULT false;
--> statement-breakpoint
CREATE INDEX fila_administra_ix ON importaciones.fila (id_importacion, fila) WHERE administra;
--> statement-breakpoint
-- Los empleados, como los roles, quedan por tandas y además cada fila: quién estuvo empleado y cuándo se pregunta por su fila.
CREATE TRIGGER auditar_altas AFTER INSERT ON empleado REFERENCING NEW TABLE AS nuevas
  FOR EACH STATEMENT EXECUTE FUNCTION auditar_tanda('id_persona');
--> statement-breakpoint
CREATE TRIGGER auditar_cambios AFTER UPDATE ON empleado REFERENCING OLD TABLE AS viejas NEW TABLE AS nuevas
  FOR EACH STATEMENT EXECUTE FUNCTION auditar_tanda('id_persona');
--> statement-breakpoint
CREATE TRIGGER auditar_bajas AFTER DELETE ON empleado REFERENCING OLD TABLE AS viejas
  FOR EACH STATEMENT EXECUTE FUNCTION auditar_tanda('id_persona');
--> statement-breakpoint
-- Como antes; y lo que la importación quitó (un rol) vuelve, si nadie lo puso otra vez.
CREATE OR REPLACE FUNCTION deshacer_tanda(cual bigint) RETURNS text[]
  LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  t auditoria_tanda;
  escritas text[];
  posteriores text[];
  de_la_fila text;
  clave text[];
  columnas text;
  nombres text;
  hechas text[];
BEGIN
  SELECT * INTO STRICT t FROM auditoria_tanda WHERE id_auditoria = cual AND paso = 'APLICAR';
  SELECT array_agg(c) INTO escritas
    FROM json_object_keys(t.contenido -> 0 -> CASE WHEN t.accion = 'DELETE' THEN 'antes' ELSE 'despues' END) c;
  SELECT coalesce(array_agg(a.attname::text) FILTER (WHERE a.attname <> ALL (escritas)), '{}'),
      string_agg(format('%I = v.%1$I', a.attname), ', ') FILTER (WHERE a.attname = ANY (escritas) AND a.attgenerated = ''),
      string_agg(quote_ident(a.attname), ', ') FILTER (WHERE a.attname = ANY (escritas) AND a.attgenerated = '')
    INTO posteriores, columnas, nombres
    FROM pg_attribute a WHERE a.attrelid = format('public.%I', t.entidad)::regclass AND a.attnum > 0 AND NOT a.attisdropped;
  SELECT string_agg(format('t.%I = d.%1$I', a.attname), ' AND '),
      array_agg(a.attname::text ORDER BY array_position(i.indkey::smallint[], a.attnum))
    INTO de_la_fila, clave
    FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
   WHERE i.indrelid = format('public.%I', t.entidad)::regclass AND i.indisprimary;
  IF t.accion = 'INSERT' THEN
    EXECUTE format('WITH h AS (DELETE FROM public.%1$I t USING json_to_recordset($1) AS x(clave text, despues json), '
      'json_populate_record(NULL::public.%1$I, x.despues) AS d WHERE %2$s AND to_jsonb(t) - $2 = x.despues::jsonb '
      'RETURNING x.clave) SELECT array_agg(clave) FROM h',
      t.entidad, de_la_fila) INTO hechas USING t.contenido, posteriores;
  ELSIF t.accion = 'UPDATE' THEN
    EXECUTE format('WITH h AS (UPDATE public.%1$I t SET %3$s '
      'FROM json_to_recordset($1) AS x(clave text, antes json, despues json), '
      'json_populate_record(NULL::public.%1$I, x.despues) AS d, json_populate_record(NULL::public.%1$I, x.antes) AS v '
      'WHERE %2$s AND to_jsonb(t) - $2 = x.despues::jsonb RETURNING x.clave) SELECT array_agg(clave) FROM h',
      t.entidad, de_la_fila, columnas) INTO hechas USING t.contenido, posteriores;
  ELSE
    EXECUTE format('WITH h AS (INSERT INTO public.%1$I AS t (%2$s) OVERRIDING SYSTEM VALUE SELECT %2$s '
      'FROM (SELECT v.* FROM json_to_recordset($1) AS x(antes json), json_populate_record(NULL::public.%1$I, x.antes) AS v) f '
      'ON CONFLICT DO NOTHING RETURNING t.*) SELECT array_agg(cadena.clave_de(row_to_json(h), $2)) FROM h',
      t.entidad, nombres) INTO hechas USING t.contenido, clave;
  END IF;
  RETURN ARRAY(SELECT unnest(t.claves) EXCEPT SELECT unnest(hechas) ORDER BY 1);
END $$;
--> statement-breakpoint
SELECT auditar_tablas();
