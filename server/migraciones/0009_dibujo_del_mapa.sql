-- Una superficie como la dibujan los cuadros del mapa (server/src/mapa/dibujo.ts): de cada anillo, cuántas esquinas tiene,
-- en negativo si es un hueco, y las esquinas en pasos de 2³¹ alrededor del mundo, los de un cuadro de acercamiento 19.
CREATE FUNCTION mapa.dibujo(forma json) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT coalesce(string_agg(int4send(CASE WHEN anillo.n > 1 THEN -esquinas.cuantas ELSE esquinas.cuantas END) || esquinas.bytes,
    ''::bytea ORDER BY parte.n, anillo.n), ''::bytea)
  FROM json_array_elements(CASE WHEN forma ->> 'type' = 'MultiPolygon' THEN forma -> 'coordinates'
      ELSE json_build_array(forma -> 'coordinates') END) WITH ORDINALITY AS parte (anillos, n),
    json_array_elements(parte.anillos) WITH ORDINALITY AS anillo (puntos, n),
    LATERAL (
      SELECT count(*)::integer AS cuantas, string_agg(
        int4send(round(((par ->> 0)::float8 + 180) / 360 * 2147483648)::integer)
        || int4send(round((0.5 - atanh(sin(radians((par ->> 1)::float8))) / (2 * pi())) * 2147483648)::integer),
        ''::bytea ORDER BY n) AS bytes
      FROM json_array_elements(anillo.puntos) WITH ORDINALITY AS punto (par, n)) AS esquinas
$$;
--> statement-breakpoint
ALTER TABLE "manzana" ADD COLUMN "dibujo" "bytea" GENERATED ALWAYS AS (mapa.dibujo(forma)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "parcela" ADD COLUMN "dibujo" "bytea" GENERATED ALWAYS AS (mapa.dibujo(forma)) STORED NOT NULL;