/** Of a folder `c`: those who have a part in it, who filed it, its professional, its owner. */
export const TIENEN_PARTE = `coalesce(array_remove(array[c.id_persona,
  (select x.id_persona from profesional x where x.id_profesional = c.id_profesional),
  (select x.id_persona from propietario x where x.id_propietario = c.id_propietario)], null), '{}'::integer[])`

/** The person who inspects it. */
export const LO_INSPECCIONA = `(select x.id_persona from inspector x where x.id_inspector = c.id_inspector)`
