CREATE TABLE "auditoria_tanda" (
	"id_auditoria" bigint PRIMARY KEY NOT NULL,
	"id_importacion" integer NOT NULL,
	"paso" varchar(8) NOT NULL,
	"entidad" varchar(63) NOT NULL,
	"accion" varchar(6) NOT NULL,
	"claves" text[] NOT NULL,
	"contenido" json NOT NULL
);
--> statement-breakpoint
DROP INDEX "importacion_pendiente_ix";--> statement-breakpoint
ALTER TABLE "importacion" ADD COLUMN "deshace" integer;--> statement-breakpoint
ALTER TABLE "importacion" ADD COLUMN "deshecha_el" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auditoria_tanda" ADD CONSTRAINT "auditoria_tanda_id_auditoria_auditoria_id_fk" FOREIGN KEY ("id_auditoria") REFERENCES "public"."auditoria"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auditoria_tanda_claves_ix" ON "auditoria_tanda" USING gin ("claves");--> statement-breakpoint
CREATE INDEX "auditoria_tanda_importacion_ix" ON "auditoria_tanda" USING btree ("id_importacion","id_auditoria");--> statement-breakpoint
ALTER TABLE "importacion" ADD CONSTRAINT "importacion_deshace_persona_id_persona_fk" FOREIGN KEY ("deshace") REFERENCES "public"."persona"("id_persona") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "importacion_pendiente_ix" ON "importacion" USING btree ("estado") WHERE estado in ('POR_REVISAR', 'POR_APLICAR', 'POR_DESHACER');--> statement-breakpoint
ALTER TABLE "importacion" ADD CONSTRAINT "importacion_deshecha_ck" CHECK ("importacion"."deshecha_el" is null or "importacion"."deshace" is not null);--> statement-breakpoint
-- Desde aquí, escrito a mano. Lo que escribe una importación queda en la auditoría por tandas (ADR 52).
COMMENT ON TABLE auditoria_tanda IS 'sin auditoría: es parte de ella';
--> statement-breakpoint
CREATE TRIGGER solo_agregar BEFORE UPDATE OR DELETE OR TRUNCATE ON auditoria_tanda
  FOR EACH STATEMENT EXECUTE FUNCTION solo_agregar();
--> statement-breakpoint
-- Quien actúa, con su firma si no es el dueño de las tablas. La llaman los disparadores, que son de su dueño.
CREATE FUNCTION cadena.quien_actua() RETURNS integer LANGUAGE plpgsql STABLE AS $$
DECLARE
  persona text := coalesce(current_setting('portal.actor', true), '');
BEGIN
  IF persona <> '' AND session_user <> current_user AND NOT EXISTS (
    SELECT FROM cadena.firma f
     WHERE current_setting('portal.firma', true) = encode(sha256(f.exterior || sha256(f.interior
       || convert_to(persona || ',' || cadena.transaccion(), 'UTF8'))), 'hex')
  ) THEN
    RAISE EXCEPTION 'quien actúa no está firmado' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN nullif(persona, '')::integer;
END $$;
--> statement-breakpoint
-- Como antes; quien actúa lo dice una sola función.
CREATE OR REPLACE FUNCTION auditar() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  fila jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
  clave text := '';
  columna text;
  a auditoria;
BEGIN
  FOREACH columna IN ARRAY TG_ARGV LOOP
    clave := clave || CASE WHEN clave = '' THEN '' ELSE '/' END || (fila ->> columna);
  END LOOP;
  a.id := nextval('public.auditoria_id_seq');
  a.id_persona := cadena.quien_actua();
  a.accion := TG_OP;
  a.entidad := TG_TABLE_NAME;
  a.id_entidad := clave;
  a.antes := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE to_jsonb(OLD) END;
  a.despues := CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE fila END;
  a.ocurrido_el := now();
  a.transaccion := pg_current_xact_id();
  a.huella := cadena.huella(a);
  INSERT INTO auditoria OVERRIDING SYSTEM VALUE VALUES (a.*);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION cadena.clave_de(fila json, columnas text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(fila ->> columna, '/' ORDER BY n) FROM unnest(columnas) WITH ORDINALITY AS c(columna, n) $$;
--> statement-breakpoint
-- De qué es el SHA-256 de una tanda. El verificador lo escribe otra vez, por su lado.
CREATE FUNCTION cadena.sha256_de_tanda(t auditoria_tanda) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  importacion text := t.id_importacion;
  claves text := t.claves;
  contenido text := t.contenido;
BEGIN
  RETURN encode(sha256(convert_to(cadena.campo(importacion) || cadena.campo(t.paso) || cadena.campo(t.entidad)
    || cadena.campo(t.accion) || cadena.campo(claves) || cadena.campo(contenido), 'UTF8')), 'hex');
END $$;
--> statement-breakpoint
-- En la transacción de una importación (`portal.importacion`: el paso y su número), una fila de auditoria por sentencia y tabla,
-- con la huella de todo lo que escribió. Lo escrito se guarda al lado, letra por letra: es lo que se muestra y lo que se deshace.
CREATE FUNCTION auditar_tanda() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  modo text := coalesce(current_setting('portal.importacion', true), '');
  t auditoria_tanda;
  a auditoria;
BEGIN
  IF modo = '' THEN RETURN NULL; END IF;
  t.paso := split_part(modo, ' ', 1);
  SELECT i.id_importacion INTO STRICT t.id_importacion FROM importacion i
   WHERE i.id_importacion = split_part(modo, ' ', 2)::integer AND i.estado = 'POR_' || t.paso;
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(f.clave ORDER BY f.clave),
        json_agg(json_build_object('clave', f.clave, 'antes', NULL, 'despues', f.fila) ORDER BY f.clave)
      INTO t.claves, t.contenido
      FROM (SELECT cadena.clave_de(row_to_json(n), TG_ARGV) AS clave, row_to_json(n) AS fila FROM nuevas n) f;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(f.clave ORDER BY f.clave),
        json_agg(json_build_object('clave', f.clave, 'antes', f.fila, 'despues', NULL) ORDER BY f.clave)
      INTO t.claves, t.contenido
      FROM (SELECT cadena.clave_de(row_to_json(v), TG_ARGV) AS clave, row_to_json(v) AS fila FROM viejas v) f;
  ELSE
    SELECT array_agg(clave ORDER BY clave),
        json_agg(json_build_object('clave', clave, 'antes', v.fila, 'despues', n.fila) ORDER BY clave)
      INTO t.claves, t.contenido
      FROM (SELECT cadena.clave_de(row_to_json(v), TG_ARGV) AS clave, row_to_json(v) AS fila FROM viejas v) v
      FULL JOIN (SELECT cadena.clave_de(row_to_json(n), TG_ARGV) AS clave, row_to_json(n) AS fila FROM nuevas n) n USING (clave);
  END IF;
  IF t.claves IS NULL THEN RETURN NULL; END IF;
  t.entidad := TG_TABLE_NAME;
  t.accion := TG_OP;
  t.id_auditoria := nextval('public.auditoria_id_seq');
  a.id := t.id_auditoria;
  a.id_persona := cadena.quien_actua();
  a.accion := TG_OP;
  a.entidad := TG_TABLE_NAME;
  a.id_entidad := 'importación ' || t.id_importacion;
  a.despues := jsonb_build_object('paso', t.paso, 'filas', cardinality(t.claves), 'sha256', cadena.sha256_de_tanda(t));
  a.ocurrido_el := now();
  a.transaccion := pg_current_xact_id();
  a.huella := cadena.huella(a);
  INSERT INTO auditoria OVERRIDING SYSTEM VALUE VALUES (a.*);
  INSERT INTO auditoria_tanda VALUES (t.*);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Las tablas que llena una importación de muchas filas. `persona_rol` además deja cada fila, que se busca por quién y qué rol.
DO $$
DECLARE
  t record;
BEGIN
  FOR t IN SELECT * FROM (VALUES ('calle', '''id_calle''', false), ('domicilio', '''id_domicilio''', false),
      ('padron', '''padronm''', false), ('manzana', '''id_manzana''', false), ('parcela', '''id_parcela''', false),
      ('profesional', '''id_profesional''', false), ('persona_rol', '''id_persona'', ''id_rol''', true))
    AS x(tabla, clave, con_cada_fila)
  LOOP
    IF NOT t.con_cada_fila THEN
      EXECUTE format('DROP TRIGGER auditar ON %I', t.tabla);
      EXECUTE format('CREATE TRIGGER auditar AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW '
        'WHEN (coalesce(current_setting(''portal.importacion'', true), '''') = '''') EXECUTE FUNCTION auditar(%s)', t.tabla, t.clave);
    END IF;
    EXECUTE format('CREATE TRIGGER auditar_altas AFTER INSERT ON %I REFERENCING NEW TABLE AS nuevas '
      'FOR EACH STATEMENT EXECUTE FUNCTION auditar_tanda(%s)', t.tabla, t.clave);
    EXECUTE format('CREATE TRIGGER auditar_cambios AFTER UPDATE ON %I REFERENCING OLD TABLE AS viejas NEW TABLE AS nuevas '
      'FOR EACH STATEMENT EXECUTE FUNCTION auditar_tanda(%s)', t.tabla, t.clave);
    EXECUTE format('CREATE TRIGGER auditar_bajas AFTER DELETE ON %I REFERENCING OLD TABLE AS viejas '
      'FOR EACH STATEMENT EXECUTE FUNCTION auditar_tanda(%s)', t.tabla, t.clave);
  END LOOP;
END $$;
--> statement-breakpoint
-- Deja como estaban las filas de una tanda que siguen como ella las dejó, y dice cuáles no siguen así. La tabla y sus columnas
-- salen de la tanda; las columnas que se agregaron después se dejan como están.
CREATE FUNCTION deshacer_tanda(cual bigint) RETURNS text[]
  LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  t auditoria_tanda;
  despues text[];
  posteriores text[];
  de_la_fila text;
  columnas text;
  hechas text[];
BEGIN
  SELECT * INTO STRICT t FROM auditoria_tanda WHERE id_auditoria = cual AND paso = 'APLICAR' AND accion IN ('INSERT', 'UPDATE');
  SELECT array_agg(c) INTO despues FROM json_object_keys(t.contenido -> 0 -> 'despues') c;
  SELECT coalesce(array_agg(a.attname::text) FILTER (WHERE a.attname <> ALL (despues)), '{}'),
      string_agg(format('%I = v.%1$I', a.attname), ', ') FILTER (WHERE a.attname = ANY (despues) AND a.attgenerated = '')
    INTO posteriores, columnas
    FROM pg_attribute a WHERE a.attrelid = format('public.%I', t.entidad)::regclass AND a.attnum > 0 AND NOT a.attisdropped;
  SELECT string_agg(format('t.%I = d.%1$I', a.attname), ' AND ') INTO de_la_fila
    FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
   WHERE i.indrelid = format('public.%I', t.entidad)::regclass AND i.indisprimary;
  IF t.accion = 'INSERT' THEN
    EXECUTE format('WITH h AS (DELETE FROM public.%1$I t USING json_to_recordset($1) AS x(clave text, despues json), '
      'json_populate_record(NULL::public.%1$I, x.despues) AS d WHERE %2$s AND to_jsonb(t) - $2 = x.despues::jsonb '
      'RETURNING x.clave) SELECT array_agg(clave) FROM h',
      t.entidad, de_la_fila) INTO hechas USING t.contenido, posteriores;
  ELSE
    EXECUTE format('WITH h AS (UPDATE public.%1$I t SET %3$s '
      'FROM json_to_recordset($1) AS x(clave text, antes json, despues json), '
      'json_populate_record(NULL::public.%1$I, x.despues) AS d, json_populate_record(NULL::public.%1$I, x.antes) AS v '
      'WHERE %2$s AND to_jsonb(t) - $2 = x.despues::jsonb RETURNING x.clave) SELECT array_agg(clave) FROM h',
      t.entidad, de_la_fila, columnas) INTO hechas USING t.contenido, posteriores;
  END IF;
  RETURN ARRAY(SELECT unnest(t.claves) EXCEPT SELECT unnest(hechas) ORDER BY 1);
END $$;
--> statement-breakpoint
-- Como antes; lo que decía una tanda se va con su fila.
CREATE OR REPLACE FUNCTION cadena.suprimir(ids bigint[], motivo text) RETURNS integer
  LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  cuantas integer;
BEGIN
  PERFORM FROM cadena.punta FOR UPDATE;
  IF EXISTS (SELECT FROM unnest(ids) i WHERE NOT EXISTS (SELECT FROM cadena.sello s WHERE s.id_auditoria = i)) THEN
    RAISE EXCEPTION 'hay filas que todavía no están selladas: espere unos segundos';
  END IF;
  PERFORM set_config('portal.recorte', 'si', true);
  UPDATE cadena.sello s SET contenido = cadena.contenido(a)
    FROM auditoria a WHERE a.id = s.id_auditoria AND s.id_auditoria = ANY (ids) AND s.contenido IS NULL;
  GET DIAGNOSTICS cuantas = ROW_COUNT;
  UPDATE auditoria SET antes = NULL, despues = NULL WHERE id = ANY (ids);
  DELETE FROM auditoria_tanda WHERE id_auditoria = ANY (ids);
  PERFORM set_config('portal.recorte', '', true);
  PERFORM cadena.anotar('SUPRESION', array_to_string(ids, ',') || ': ' || motivo);
  RETURN cuantas;
END $$;
--> statement-breakpoint
-- Como antes; las tandas se leen, como la auditoría de que son parte.
CREATE OR REPLACE FUNCTION cadena.permitir(rol name, esquemas name[]) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  t record;
BEGIN
  EXECUTE format('REVOKE CREATE, TEMPORARY ON DATABASE %I FROM PUBLIC, %I', current_database(), rol);
  REVOKE CREATE ON SCHEMA public FROM PUBLIC;
  FOR t IN SELECT nspname FROM pg_namespace n WHERE nspname = ANY (esquemas || 'cadena'::name)
      AND (NOT has_schema_privilege(rol, oid, 'USAGE') OR has_schema_privilege(rol, oid, 'CREATE')) LOOP
    EXECUTE format('REVOKE ALL ON SCHEMA %I FROM %I', t.nspname, rol);
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO %I', t.nspname, rol);
  END LOOP;
  FOR t IN
    SELECT c.oid::regclass AS tabla, c.relkind, q.quiere,
      (SELECT array_agg(x.privilege_type::text ORDER BY x.privilege_type) FROM aclexplode(c.relacl) x
        WHERE x.grantee = rol::regrole) AS tiene
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      CROSS JOIN LATERAL (SELECT CASE
        WHEN c.relkind = 'S' THEN CASE WHEN n.nspname = 'cadena' THEN NULL ELSE ARRAY['SELECT', 'USAGE'] END
        WHEN n.nspname = 'cadena' THEN CASE WHEN c.relname IN ('sello', 'punta') THEN ARRAY['SELECT'] END
        WHEN c.relkind = 'v' OR n.nspname = 'drizzle' OR c.oid IN ('public.auditoria'::regclass, 'public.auditoria_tanda'::regclass) THEN ARRAY['SELECT']
        WHEN EXISTS (SELECT FROM pg_trigger g WHERE g.tgrelid = c.oid AND g.tgname = 'solo_agregar') THEN ARRAY['INSERT', 'SELECT']
        ELSE ARRAY['DELETE', 'INSERT', 'SELECT', 'UPDATE'] END AS quiere) q
     WHERE n.nspname = ANY (esquemas || 'cadena'::name) AND c.relkind IN ('r', 'p', 'v', 'S')
  LOOP
    CONTINUE WHEN t.tiene IS NOT DISTINCT FROM t.quiere;
    EXECUTE format('REVOKE ALL ON %s %s FROM %I', CASE WHEN t.relkind = 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, t.tabla, rol);
    CONTINUE WHEN t.quiere IS NULL;
    EXECUTE format('GRANT %s ON %s %s TO %I', array_to_string(t.quiere, ', '),
      CASE WHEN t.relkind = 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, t.tabla, rol);
  END LOOP;
  EXECUTE format('GRANT EXECUTE ON FUNCTION cadena.sellar(integer), cadena.restaurada(text), cadena.cortar(timestamptz),
    cadena.suprimir_carpetas(integer[]), olvidar_consultas(timestamptz), olvidar_correos(timestamptz), analizar_padron() TO %I', rol);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION auditar_tanda(), cadena.quien_actua() FROM PUBLIC;
