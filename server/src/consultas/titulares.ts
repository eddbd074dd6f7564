/** The owner of each property, as far as the land register says who it is. */
export const TITULARES = `
  select x.padronm as padron, coalesce(x.cuit, p.documento_persona) as documento
  from padron x left join persona p on substr(p.documento_persona, 3, 8) = lpad(x.dni, 8, '0')`
