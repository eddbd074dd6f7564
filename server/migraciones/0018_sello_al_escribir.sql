-- Sellar lo que escribió una importación entera, y lo que los demás escribieron mientras tanto, tarda lo que tarda resumir cada
-- fila. Cada una se resume al escribirla, entre todos los que escriben, y a quien sella le queda encadenarlas.
ALTER TABLE "auditoria" ADD COLUMN "huella" bytea;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION cadena.huella(a auditoria) RETURNS bytea LANGUAGE plpgsql STABLE AS $$
DECLARE
  cuando text := (extract(epoch FROM a.ocurrido_el) * 1000000)::bigint;
  numero text := a.id;
  de text := a.transaccion;
  quien text := a.id_persona;
  antes text := a.antes;
  despues text := a.despues;
BEGIN
  RETURN sha256(convert_to(cadena.campo(numero) || cadena.campo(de) || cadena.campo(quien) || cadena.campo(a.accion)
    || cadena.campo(a.entidad) || cadena.campo(a.id_entidad) || cadena.campo(cuando), 'UTF8')
    || sha256(convert_to(cadena.campo(antes) || cadena.campo(despues), 'UTF8')));
END $$;
--> statement-breakpoint
-- Como antes, con la huella. Los números, la hora y la transacción son los que la fila tendría por omisión.
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
     WHERE current_setting('portal.firma', true) = encode(sha256(f.exterior || sha256(f.interior || convert_to(persona, 'UTF8'))), 'hex')
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
-- Como antes; lo que se escribió sin huella se resume ahora.
CREATE OR REPLACE FUNCTION cadena.sellar(maximo integer) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_bitmapscan = off AS $$
DECLARE
  p cadena.punta;
  este bigint;
  limite xid8;
  mudada boolean;
  cuantas integer;
BEGIN
  SELECT * INTO p FROM cadena.punta FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN RETURN 0; END IF;
  SELECT system_identifier INTO este FROM pg_control_system();
  mudada := p.sistema <> este;
  IF mudada THEN
    LOCK TABLE auditoria IN SHARE MODE;
  END IF;
  limite := pg_snapshot_xmin(pg_current_snapshot());
  -- Primero cuáles, por su índice; con la ventana adentro se leerían, y se resumirían, todas las que esperan.
  WITH proximas AS MATERIALIZED (
    SELECT a.id, a.transaccion, coalesce(a.huella, cadena.huella(a)) AS huella
      FROM auditoria a
     WHERE NOT mudada AND a.id > p.piso AND (a.transaccion, a.id) > (p.transaccion, p.id) AND a.transaccion < limite
     ORDER BY a.transaccion, a.id LIMIT maximo
  ), filas AS (
    SELECT id, transaccion, row_number() OVER (ORDER BY transaccion, id) + p.orden AS orden, huella FROM proximas
  ), llegadas AS (
    SELECT a.id, a.transaccion, row_number() OVER (ORDER BY a.id) + p.orden AS orden, coalesce(a.huella, cadena.huella(a)) AS huella
      FROM auditoria a
     WHERE mudada AND NOT EXISTS (SELECT FROM cadena.sello s WHERE s.id_auditoria = a.id)
  ), todas AS (
    SELECT * FROM filas UNION ALL SELECT * FROM llegadas
  ), selladas AS (
    INSERT INTO cadena.sello (orden, clase, id_auditoria, huella, cadena)
    SELECT orden, 'FILA', id, huella, cadena.encadenar(huella, orden, p.cadena) OVER (ORDER BY orden) FROM todas
    RETURNING orden, cadena
  ), ultima AS (
    SELECT s.orden, s.cadena, t.transaccion, t.id FROM selladas s JOIN todas t USING (orden) ORDER BY s.orden DESC LIMIT 1
  ), movida AS (
    UPDATE cadena.punta SET orden = u.orden, cadena = u.cadena, transaccion = u.transaccion, id = u.id FROM ultima u
  )
  SELECT count(*) INTO cuantas FROM selladas;
  IF mudada THEN
    UPDATE cadena.punta SET sistema = este, transaccion = '0', id = 0, piso = (SELECT coalesce(max(a.id), 0) FROM auditoria a);
    PERFORM cadena.anotar('RESTAURACION', 'la base de datos pasó a otro PostgreSQL');
  END IF;
  RETURN cuantas;
END $$;
