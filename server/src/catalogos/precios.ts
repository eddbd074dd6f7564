import type { CambioPendiente, ClaseDePrecio } from '@catastro/domain/catalogos/cambiosDePrecio'
import {
  ES_SU_PRECIO,
  NO_ES_SU_PRECIO,
  NO_EXISTE_CAMBIO,
  YA_ESPERA_UNO,
  YA_RESUELTO,
} from '@catastro/domain/catalogos/mensajes'
import type { agregarObrasTipo } from '@catastro/domain/catalogos/obrasTipo'
import { FACTOR_UNO } from '@catastro/domain/catalogos/reglas'
import type { agregarTarifa } from '@catastro/domain/catalogos/tarifas'
import { aPesos } from '@catastro/domain/dinero'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { type Db, type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/db.ts'
import { enParte } from '../plataforma/enParte.ts'
import { hoy } from '../plataforma/hoy.ts'
import { siNoSeRepite } from '../plataforma/http/errores.ts'
import type { Identidad } from '../plataforma/identidad.ts'
import { exigir } from '../plataforma/registros.ts'
import { con } from '../plataforma/sentencias.ts'
import { cambiarObraTipo, insertarObraTipo, OBRA_TIPO_REPETIDA } from './obrasTipo.ts'
import { cambiarTarifa, insertarTarifa, TARIFA_REPETIDA } from './tarifas.ts'
import { type Autoria, desdeCuando } from './vigencia.ts'

/** Tariffs and prices, by one person or, where the city wants it, by two. */

type DeTarifa = Recibido<typeof agregarTarifa>['json']
type DeObraTipo = Recibido<typeof agregarObrasTipo>['json']
interface DatosDe {
  readonly TARIFA: DeTarifa
  readonly OBRA_TIPO: DeObraTipo
}

/** `id` null: a new one. `dia`: from which it holds; none, today. */
export interface PrecioEscrito<C extends ClaseDePrecio = ClaseDePrecio> {
  readonly clase: C
  readonly id: number | null
  readonly dia: string | undefined
  readonly datos: DatosDe[C]
}

interface Clase<D> {
  readonly nombre: (datos: D) => string
  readonly repetida: Readonly<Record<string, ErrorDePortal>>
  readonly valores: (datos: D) => CambioPendiente['valores']
  readonly aplicar: (tx: Tx, autor: Autoria, id: number | null, datos: D, desde: Date) => Promise<void>
}
const enPesos = (rotulo: string, centavos: number) => ({ rotulo, valor: aPesos(centavos), enPesos: true })

const CLASES: { readonly [C in ClaseDePrecio]: Clase<DatosDe[C]> } = {
  TARIFA: {
    nombre: ({ Tarifa }) => Tarifa,
    repetida: TARIFA_REPETIDA,
    valores: ({ PrecioUnitario, valor, Factor }) => [
      enPesos('Precio unitario', PrecioUnitario),
      enPesos('Valor', valor),
      { rotulo: 'Factor', valor: Factor / FACTOR_UNO, enPesos: false },
    ],
    aplicar: (tx, autor, id, datos, desde) =>
      id === null ? insertarTarifa(tx, autor, datos, desde) : cambiarTarifa(tx, autor, id, datos, desde),
  },
  OBRA_TIPO: {
    nombre: ({ ObraTipo }) => ObraTipo,
    repetida: OBRA_TIPO_REPETIDA,
    valores: ({ timbrado, provisorio, definitivo }) => [
      enPesos('Timbrado', timbrado),
      enPesos('Provisorio', provisorio),
      enPesos('Definitivo', definitivo),
    ],
    aplicar: (tx, autor, id, datos, desde) =>
      id === null ? insertarObraTipo(tx, autor, datos, desde) : cambiarObraTipo(tx, autor, id, datos, desde),
  },
}

const guardar = sentencia(
  'escribir_cambio_de_precio',
  `insert into cambio_de_precio (clase, id_registro, nombre, datos, autor) values ($1, $2?, $3, $4::text::jsonb, $5)`,
)
const SOLO_UNA_PRUEBA = new Error('esto se deshace')

/** Holds at once, or waits for a second person: then only whether it could hold is tried. Answers whether it holds. */
export async function escribirPrecio<C extends ClaseDePrecio>(
  db: DbRaiz,
  quien: Identidad,
  precio: PrecioEscrito<C>,
  conDosPersonas: boolean,
): Promise<boolean> {
  const { clase, id, dia, datos } = precio
  const { repetida, aplicar, nombre } = CLASES[clase]
  const desde = desdeCuando(dia)
  const aplicarlo = (tx: Tx) => aplicar(tx, { escribe: quien.idPersona }, id, datos, desde)
  const unoSolo = { cambio_de_precio_pendiente_uq: new ErrorDePortal(409, YA_ESPERA_UNO) }
  await siNoSeRepite({ ...repetida, ...unoSolo }, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      if (!conDosPersonas) return aplicarlo(tx)
      const falla = await enParte(tx, async () => {
        await aplicarlo(tx)
        throw SOLO_UNA_PRUEBA
      })
      if (falla !== SOLO_UNA_PRUEBA) throw falla
      await guardar(tx, clase, id, nombre(datos), JSON.stringify({ dia: dia ?? null, datos }), quien.idPersona)
    }),
  )
  return !conDosPersonas
}

type Guardado = { readonly dia: string | null; readonly datos: DeTarifa & DeObraTipo }

const leerPendientes = sentencia(
  'cambios_de_precio_pendientes',
  `select c.id_cambio as "idCambio", c.clase, c.id_registro as "idRegistro", c.nombre, c.autor as "idAutor",
     p.nombre_persona || ' ' || p.apellido_persona as autor, c.escrito_el as "escritoEl", c.datos
   from cambio_de_precio c join persona p on p.id_persona = c.autor where c.estado = 'PENDIENTE' order by c.id_cambio`,
  con<{ datos: Guardado }>(),
)

export async function cambiosPendientes(db: Db, quien: Identidad): Promise<CambioPendiente[]> {
  return (await leerPendientes(db)).map(({ idAutor, datos, ...cambio }) => ({
    ...cambio,
    propio: idAutor === quien.idPersona,
    escritoEl: cambio.escritoEl.toISOString(),
    vigenteDesde: datos.dia,
    valores: CLASES[cambio.clase].valores(datos.datos),
  }))
}

const bloquear = sentencia(
  'bloquear_cambio_de_precio',
  'select clase, id_registro as id, autor, estado, datos from cambio_de_precio where id_cambio = $1 for update',
  con<{ datos: Guardado }>(),
)
const resolver = sentencia(
  'resolver_cambio_de_precio',
  'update cambio_de_precio set estado = $2, resuelto_por = $3, resuelto_el = now() where id_cambio = $1',
)

async function pendiente(tx: Tx, idCambio: number) {
  const cambio = exigir(await bloquear(tx, idCambio), NO_EXISTE_CAMBIO)
  if (cambio.estado !== 'PENDIENTE') throw new ErrorDePortal(409, YA_RESUELTO)
  return cambio
}

/** From the day that was asked for, or today where that has gone by. */
export async function confirmarCambio(db: DbRaiz, quien: Identidad, idCambio: number): Promise<void> {
  await siNoSeRepite({ ...TARIFA_REPETIDA, ...OBRA_TIPO_REPETIDA }, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      const { clase, id, autor, datos } = await pendiente(tx, idCambio)
      if (autor === quien.idPersona) throw new ErrorDePortal(403, ES_SU_PRECIO)
      const desde = desdeCuando(datos.dia !== null && datos.dia > hoy() ? datos.dia : undefined)
      await CLASES[clase].aplicar(tx, { escribe: autor, confirma: quien.idPersona }, id, datos.datos, desde)
      await resolver(tx, idCambio, 'CONFIRMADO', quien.idPersona)
    }),
  )
}

export const retirarCambio = (db: DbRaiz, quien: Identidad, idCambio: number): Promise<void> =>
  enTransaccion(db, quien.idPersona, async (tx) => {
    const { autor } = await pendiente(tx, idCambio)
    if (autor !== quien.idPersona) throw new ErrorDePortal(403, NO_ES_SU_PRECIO)
    await resolver(tx, idCambio, 'RETIRADO', quien.idPersona)
  })
