import { agregarDomicilioObra as llamadaObra, obtenerDomicilioPorPadron } from '@catastro/domain/padron/llamadas'
import { DOMICILIO_AGREGADO } from '@catastro/domain/personas/mensajes'
import { sentencia } from '../plataforma/db.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { agregarDomicilioObra } from './agregarDomicilioObra.ts'

// The register's addresses and those that the caller typed, never other people's. The register's first.
const domiciliosDelPadron = sentencia(
  'domicilios_de_padron',
  `select id_domicilio as "idDomicilio", id_calle as "idCalle", calle_texto as calle, nro_puerta as "NroPuerta",
     piso as "Piso", departamento as "Departamento", seccion as "Seccion", manzana as "Manzana", parcela as "Parcela",
     distrito as "Distrito", dominio as "Dominio", padron as "Padron"
   from domicilio where padron = $1 and (origen = 'PADRON' or id_persona_alta = $2)
   order by origen = 'PADRON' desc, id_domicilio limit 20`,
)

export function rutasDePadron(rutas: Rutas): void {
  rutas.on(obtenerDomicilioPorPadron, async ({ db, quien, params }) => {
    const domicilio = await domiciliosDelPadron(db, params.padron, quien.idPersona)
    return { ok: domicilio.length > 0, domicilio }
  })
  rutas.on(llamadaObra, async ({ db, quien, json }) => ({
    ok: true,
    message: DOMICILIO_AGREGADO,
    id: await agregarDomicilioObra(db, quien, json),
  }))
}
