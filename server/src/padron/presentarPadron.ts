import type { PadronDelRegistro } from '@catastro/domain/padron/llamadas'
import { cuitTapado, dniTapado, esTitularDelPadron } from '@catastro/domain/padron/reglas'
import { esPersonal, type Identidad } from '../plataforma/identidad/identidad.ts'

/** What a reply says of a property, as SQL reads it; `p` and `d` are the property and its address. */
export const COLUMNAS = `p.apeynom, p.dni, p.cuit, coalesce(d.calle_texto, '') as "calle!", coalesce(d.nro_puerta, '') as "numero!",
  coalesce(d.piso, '') as "piso!", coalesce(d.departamento, '') as "dpto!", p.padronm, p.padronp`

/** As this person may see it: DNI and CUIT whole only for staff and for the holder. */
export const presentarPara =
  (quien: Identidad) =>
  (padron: PadronDelRegistro): PadronDelRegistro =>
    esPersonal(quien) || esTitularDelPadron(quien.usuario.documento_persona, padron)
      ? padron
      : { ...padron, dni: padron.dni && dniTapado(padron.dni), cuit: padron.cuit && cuitTapado(padron.cuit) }
