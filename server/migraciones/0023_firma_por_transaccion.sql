-- Dónde vale una firma: en esta conexión, de este arranque de PostgreSQL, y en esta transacción, cuyo número no se repite.
CREATE FUNCTION cadena.transaccion() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT pg_backend_pid() || ',' || (extract(epoch FROM pg_postmaster_start_time()) * 1000000)::bigint || ',' || pg_current_xact_id() $$;
--> statement-breakpoint
-- Como antes; la firma de quien actúa es de esta transacción.
CREATE OR REPLACE FUNCTION auditar() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  fila jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
  persona text := coalesce(current_setting('portal.actor', true), '');
  clave text := '';
  columna text;
  a auditoria;
BEGIN
  IF persona <> '' AND session_user <> current_user AND NOT EXISTS (
    SELECT FROM cadena.firma f
     WHERE current_setting('portal.firma', true) = encode(sha256(f.exterior || sha256(f.interior
       || convert_to(persona || ',' || cadena.transaccion(), 'UTF8'))), 'hex')
  ) THEN
    RAISE EXCEPTION 'quien actúa no está firmado' USING ERRCODE = 'insufficient_privilege';
  END IF;
  FOREACH columna IN ARRAY TG_ARGV LOOP
    clave := clave || CASE WHEN clave = '' THEN '' ELSE '/' END || (fila ->> columna);
  END LOOP;
  a.id := nextval('public.auditoria_id_seq');
  a.id_persona := nullif(persona, '')::integer;
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
-- La transacción que el sellado espera: la más vieja con número, de cualquier base y rol. `pg_locks` la muestra a todos; lo demás
-- que se sabe de otro rol llega nulo. Una preparada no tiene proceso.
CREATE FUNCTION cadena.la_que_detiene() RETURNS TABLE (proceso integer, rol text, base text, programa text, estado text,
  abierta timestamptz, preparada text) LANGUAGE sql VOLATILE SET search_path = pg_catalog, public AS $$
  SELECT l.pid, a.usename::text, a.datname::text, a.application_name, a.state, a.xact_start, p.gid
    FROM pg_locks l LEFT JOIN pg_stat_activity a ON a.pid = l.pid LEFT JOIN pg_prepared_xacts p ON p.transaction = l.transactionid
   WHERE l.locktype = 'transactionid' AND l.mode = 'ExclusiveLock' AND l.granted
     AND (SELECT min(s.transaccion) FROM cadena.punta t JOIN auditoria s
       ON (s.transaccion, s.id) > (t.transaccion, t.id) AND s.id > t.piso) >= pg_snapshot_xmin(pg_current_snapshot())
   ORDER BY age(l.transactionid) DESC LIMIT 1 $$;
