import { errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { predicado } from '@catastro/domain/motivo'
import type { agregarDomicilioObra as llamadaObra } from '@catastro/domain/padron/llamadas'
import { existeTipoDeInmueble } from '../catalogos/inmuebleTipo.ts'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'

type DomicilioDeObra = Recibido<typeof llamadaObra>['json']

const calleHabilitada = sentencia('calle_habilitada', 'select calle from calle where id_calle = $1 and estado')
const insertar = sentencia(
  'insertar_domicilio_de_obra',
  `insert into domicilio (id_calle, calle_texto, nro_puerta, piso, departamento, seccion, manzana, parcela, distrito, dominio,
     padron, id_inmueble_tipo, id_persona_alta, origen)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12?, $13, 'MANUAL') returning id_domicilio as "idDomicilio"`,
)

/** Saves a works address typed by hand. It belongs to whoever typed it. Returns idDomicilio. */
export async function agregarDomicilioObra(db: DbRaiz, quien: Identidad, d: DomicilioDeObra): Promise<number> {
  return enTransaccion(db, quien.idPersona, async (tx) => {
    const [laCalle] = await calleHabilitada(tx, d.idCalle)
    if (!laCalle) throw errorDeCampo('idCalle', predicado('no existe'), 404)
    if (d.idInmuebleTipo && (await existeTipoDeInmueble(tx, d.idInmuebleTipo)).length === 0) {
      throw errorDeCampo('idInmuebleTipo', predicado('no existe'), 404)
    }
    const nuevo = await insertar(
      tx,
      d.idCalle,
      laCalle.calle,
      d.NroPuerta,
      d.Piso ?? '',
      d.Departamento ?? '',
      d.Seccion ?? '',
      d.Manzana ?? '',
      d.Parcela ?? '',
      d.Distrito ?? '',
      d.Dominio ?? '',
      d.Padron,
      d.idInmuebleTipo ?? null,
      quien.idPersona,
    )
    return unaFila(nuevo).idDomicilio
  })
}
