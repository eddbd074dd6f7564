-- Cómo llama la ciudad a un estado (A-263): lo último que escribió, o su nombre. Es lo que leen los textos que arma la base; las pantallas
-- lo leen de los ajustes de la página.
CREATE FUNCTION nombre_de_estado(cual varchar) RETURNS varchar LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    (SELECT c.valor ->> ('estado' || e.id_tramite_estado) FROM configuracion c
      WHERE c.clave = 'estados' ORDER BY c.version DESC LIMIT 1),
    e.tramite_estado)
  FROM tramite_estado e WHERE e.tramite_estado = cual
$$;
