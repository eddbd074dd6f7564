-- Los comienzos de cada dos palabras de un nombre, de dos y de tres letras, en orden: los que buscan `paresDe` (paresDeNombre.ts).
-- Dos palabras que empiezan igual no son un par. Sin PARALLEL SAFE a propósito: repartir una búsqueda de milésimas cuesta más que hacerla.
CREATE FUNCTION pares_de_nombre(clave text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT
RETURN (
  SELECT array_agg(DISTINCT left(una.palabra, letras) || ' ' || left(otra.palabra, letras))
  FROM string_to_table(clave, ' ') una(palabra), string_to_table(clave, ' ') otra(palabra), generate_series(2, 3) letras
  WHERE left(una.palabra, letras) COLLATE "C" < left(otra.palabra, letras) COLLATE "C");
--> statement-breakpoint
CREATE INDEX "padron_pares_ix" ON "padron" USING gin (pares_de_nombre("clave")) WITH (fastupdate=false);--> statement-breakpoint
-- Lo mismo que las cuentas, por año, de lo que se pide por períodos largos: diez años son diez, y no ciento veinte meses.
CREATE TABLE estadisticas.cuenta_anual (LIKE estadisticas.cuenta INCLUDING INDEXES);
--> statement-breakpoint
CREATE VIEW estadisticas.por_anos AS
SELECT medida, date_trunc('year', fecha::timestamp)::date AS fecha, id_encomienda_tipo, id_uso, id_estado, id_oficina, clase, dias,
  sum(cuantas)::bigint AS cuantas, sum(importe)::bigint AS importe
FROM estadisticas.cuenta WHERE medida IN ('ESTADIA', 'CASO', 'OBRA') GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
--> statement-breakpoint
INSERT INTO estadisticas.cuenta_anual SELECT * FROM estadisticas.por_anos;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION estadisticas.contar_todo() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE carpeta, tramite_historial, observacion, pago IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM estadisticas.cambio;
  DELETE FROM estadisticas.cuenta;
  DELETE FROM estadisticas.cuenta_anual;
  INSERT INTO estadisticas.cuenta
  SELECT h.medida, h.fecha, h.id_encomienda_tipo, h.id_uso, h.id_estado, h.id_oficina, h.clase, h.dias, count(*), 0
  FROM carpeta c, LATERAL estadisticas.hechos(c.id_carpeta, 2147483647) h GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
  UNION ALL
  SELECT 'OBSERVACION', fecha, id_encomienda_tipo, id_uso, 0, 0, clase, 0, count(*), 0
  FROM estadisticas.observaciones GROUP BY 2, 3, 4, 7
  UNION ALL
  SELECT 'DINERO', estadisticas.mes(estadisticas.dia(confirmado_el)), 0, 0, 0, 0, tipo, 0, count(*), sum(monto)
  FROM pago WHERE estado = 'CONFIRMADO' GROUP BY 2, 7
  ORDER BY 1, 2, 3, 4, 5, 6, 7, 8; -- lo que se lee junto queda junto
  INSERT INTO estadisticas.cuenta_anual SELECT * FROM estadisticas.por_anos;
END $$;
--> statement-breakpoint
-- Una fila más en la historia. Casi siempre es un paso al final, de un estado abierto a otro, y lo que cambia se sabe sin contar
-- la carpeta dos veces, que a un movimiento le costaba la quinta parte de su tiempo. Lo demás (el alta, los cierres y
-- reaperturas, lo borrado, una fila con fecha anterior a la última) se cuenta como siempre: con ella, menos sin ella.
CREATE OR REPLACE FUNCTION estadisticas.contar_movimiento() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  c record;
  antes record;
  hoy date := estadisticas.dia(NEW.ocurrido_el);
BEGIN
  IF NEW.evento <> 'BORRADO' AND NEW.estado_anterior IS NOT DISTINCT FROM NEW.estado_nuevo THEN
    RETURN NULL;
  END IF;
  SELECT coalesce(k.id_encomienda_tipo, 0) AS id_encomienda_tipo,
      CASE WHEN k.id_encomienda_tipo IS NULL THEN coalesce(k.id_uso, 0) ELSE 0 END AS id_uso, k.completa, k.borrada_el
    INTO c FROM carpeta k WHERE k.id_carpeta = NEW.id_carpeta;
  SELECT h.estado_nuevo AS estado, coalesce(h.en_oficina, 0) AS oficina, estadisticas.dia(h.ocurrido_el) AS desde, h.ocurrido_el
    INTO antes FROM tramite_historial h
    WHERE h.id_carpeta = NEW.id_carpeta AND h.id < NEW.id AND h.estado_anterior IS DISTINCT FROM h.estado_nuevo
    ORDER BY h.ocurrido_el DESC, h.id DESC LIMIT 1;
  IF NEW.evento <> 'BORRADO' AND c.borrada_el IS NULL AND antes.ocurrido_el <= NEW.ocurrido_el AND NOT EXISTS (
    SELECT FROM tramite_estado t WHERE t.es_final AND t.id_tramite_estado IN (antes.estado, NEW.estado_nuevo)
  ) THEN
    INSERT INTO estadisticas.cambio
      (medida, fecha, id_encomienda_tipo, id_uso, id_estado, id_oficina, clase, dias, cuantas, importe)
    VALUES
      ('ESTADO', antes.desde, c.id_encomienda_tipo, c.id_uso, antes.estado, antes.oficina,
        CASE WHEN antes.estado = 1 AND NOT c.completa THEN 'INCOMPLETA' ELSE '' END, 0, -1, 0),
      ('ESTADO', hoy, c.id_encomienda_tipo, c.id_uso, NEW.estado_nuevo, coalesce(NEW.en_oficina, 0),
        CASE WHEN NEW.estado_nuevo = 1 AND NOT c.completa THEN 'INCOMPLETA' ELSE '' END, 0, 1, 0),
      ('ENTRADA', date_trunc('week', hoy::timestamp)::date, c.id_encomienda_tipo, c.id_uso, NEW.estado_nuevo, 0, '', 0, 1, 0),
      ('ESTADIA', estadisticas.mes(hoy), c.id_encomienda_tipo, c.id_uso, antes.estado, antes.oficina, '', hoy - antes.desde, 1, 0);
    RETURN NULL;
  END IF;
  INSERT INTO estadisticas.cambio
    (medida, fecha, id_encomienda_tipo, id_uso, id_estado, id_oficina, clase, dias, cuantas, importe)
  SELECT medida, fecha, id_encomienda_tipo, id_uso, id_estado, id_oficina, clase, dias, sum(signo), 0
  FROM (
    SELECT 1 AS signo, h.* FROM estadisticas.hechos(NEW.id_carpeta, NEW.id) h
    UNION ALL
    SELECT -1, h.* FROM estadisticas.hechos(NEW.id_carpeta, NEW.id - 1) h
  ) d
  GROUP BY medida, fecha, id_encomienda_tipo, id_uso, id_estado, id_oficina, clase, dias
  HAVING sum(signo) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
SELECT auditar_tablas();
