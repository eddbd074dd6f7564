import { normalizarBusqueda } from '@catastro/domain/carpetas/busqueda'
import { ESTADOS } from '@catastro/domain/carpetas/movimientos'
import type { Centavos } from '@catastro/domain/dinero'
import { sentencia, type Tx } from '../plataforma/base/db.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import { ALTA_EN_LA_HISTORIA } from './lineaDeHistoria.ts'
import { ponerVencimiento } from './vencimiento.ts'

/** A folder that is made by one form, already filled: sidewalk and form 27. It has a use instead of an encomienda. */
export interface CarpetaDeFormulario {
  readonly idUso: number
  readonly idFormularioTipo: number
  readonly idPersona: number
  readonly idDomicilio: number
  readonly idInmuebleTipo: number | null
  readonly montoObra?: Centavos
  readonly derechoConstruccion?: Centavos
  readonly total: Centavos
  /** The payment that settled it; null where one is not linked yet. */
  readonly idPago: number | null
  /** Where its person wants to be told of it, when it is not the address that the city has of them. */
  readonly correo?: string
}

const leerDatos = sentencia(
  'datos_de_carpeta_de_formulario',
  `select d.padron, d.calle_texto || ' ' || d.nro_puerta as calle, p.apellido_persona || ' ' || p.nombre_persona as nombre
   from domicilio d, persona p where d.id_domicilio = $1 and p.id_persona = $2`,
)

const insertar = sentencia(
  'alta_carpeta_de_formulario',
  `with nueva as (
     insert into carpeta (id_uso, id_persona, id_domicilio, id_inmueble_tipo, monto_obra, derecho_construccion,
       total_a_abonar, padron, busqueda, correo, estado, completa, presentada, usrmod)
     values ($1, $2, $3, $4?, $5, $6, $7, $8, $9, $10?, ${ESTADOS.PRESENTADO}, true, true, $2)
     returning id_carpeta, id_persona
   ), formulario as (
     insert into carpeta_formulario (id_carpeta, id_formulario_tipo, orden, grabado, grabado_el, grabado_por, id_pago, pagado)
     select id_carpeta, $11, 1, true, now(), id_persona, $12?, $13 from nueva
   ), historia as (
     ${ALTA_EN_LA_HISTORIA}
   )
   select id_carpeta from nueva`,
)

/** PRESENTADO and complete from the start. Telling its person is the form's own. */
export async function crearCarpetaDeFormulario(tx: Tx, c: CarpetaDeFormulario): Promise<number> {
  const { padron, calle, nombre } = unaFila(await leerDatos(tx, c.idDomicilio, c.idPersona))
  const nueva = await insertar(
    tx,
    c.idUso,
    c.idPersona,
    c.idDomicilio,
    c.idInmuebleTipo,
    c.montoObra ?? 0,
    c.derechoConstruccion ?? 0,
    c.total,
    padron,
    normalizarBusqueda(nombre, calle, padron),
    c.correo ?? null,
    c.idFormularioTipo,
    c.idPago,
    c.idPago === null ? 0 : c.total,
  )
  const { id_carpeta } = unaFila(nueva)
  await ponerVencimiento(tx, id_carpeta)
  return id_carpeta
}
