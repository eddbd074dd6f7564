-- Toda escritura queda en auditoria: quién (fijado al abrir la transacción), cuándo, qué, antes y después.
-- Una sola función para todas las tablas; la clave de cada fila llega como argumentos del disparador.
CREATE FUNCTION auditar() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  fila jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
  clave text := '';
  columna text;
BEGIN
  FOREACH columna IN ARRAY TG_ARGV LOOP
    clave := clave || CASE WHEN clave = '' THEN '' ELSE '/' END || (fila ->> columna);
  END LOOP;
  INSERT INTO auditoria (id_persona, accion, entidad, id_entidad, antes, despues)
  VALUES (
    nullif(current_setting('portal.actor', true), '')::integer,
    TG_OP, TG_TABLE_NAME, clave,
    CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE to_jsonb(OLD) END,
    CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE fila END
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Pone el disparador en cada tabla del portal salvo las exceptuadas: los registros que ya son historia y los contadores.
-- Cada migración que crea tablas vuelve a llamarla.
CREATE FUNCTION auditar_tablas() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  t record;
BEGIN
  FOR t IN
    SELECT c.oid, c.relname,
      (SELECT string_agg(quote_literal(a.attname), ', ' ORDER BY k.ord)
         FROM pg_index i
         CROSS JOIN LATERAL unnest(i.indkey) WITH ORDINALITY AS k(attnum, ord)
         JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.attnum
        WHERE i.indrelid = c.oid AND i.indisprimary) AS clave
      FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
       AND c.relname NOT IN ('auditoria', 'tramite_historial', 'consulta_personal', 'idempotencia', 'uso_por_minuto')
       AND NOT EXISTS (SELECT 1 FROM pg_trigger g WHERE g.tgrelid = c.oid AND g.tgname = 'auditar')
  LOOP
    EXECUTE format(
      'CREATE TRIGGER auditar AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION auditar(%s)',
      t.relname, t.clave);
  END LOOP;
END $$;
--> statement-breakpoint
SELECT auditar_tablas();
--> statement-breakpoint
CREATE FUNCTION solo_agregar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'la tabla % solo admite agregar filas', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER solo_agregar BEFORE UPDATE OR DELETE OR TRUNCATE ON auditoria
  FOR EACH STATEMENT EXECUTE FUNCTION solo_agregar();
--> statement-breakpoint
CREATE TRIGGER solo_agregar BEFORE UPDATE OR DELETE OR TRUNCATE ON tramite_historial
  FOR EACH STATEMENT EXECUTE FUNCTION solo_agregar();
