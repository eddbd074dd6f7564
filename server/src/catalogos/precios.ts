import { createHash } from 'node:crypto'
import type {
  CambioPendiente,
  ClaseDePrecio,
  confirmarCambio as llamadaConfirmar,
} from '@catastro/domain/catalogos/cambiosDePrecio'
import {
  CAMBIO_EN_VIGOR,
  CAMBIO_SIN_AUTOR,
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
import { ADMINISTRAN } from '@catastro/domain/roles'
import { type Db, type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import { conRetorno } from '../plataforma/base/puntoDeRetorno.ts'
import { con } from '../plataforma/base/sentencias.ts'
import { exigir } from '../plataforma/base/tablasDeReferencia.ts'
import { siNoSeRepite } from '../plataforma/http/errores.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'
import { cambiarObraTipo, insertarObraTipo, OBRA_TIPO_REPETIDA, obraTipoEnVigor } from './obrasTipo.ts'
import { cambiarTarifa, insertarTarifa, TARIFA_REPETIDA, tarifaEnVigor } from './tarifas.ts'
import { type Autoria, desdeCuando, type EnVigor } from './vigencia.ts'

/** Tariffs and prices, by one person or, where the city wants it, by two (A-170). */

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

type Campo = Pick<CambioPendiente['valores'][number], 'rotulo' | 'valor' | 'enPesos'>

interface Clase<D> {
  readonly nombre: (datos: D) => string
  readonly repetida: Readonly<Record<string, ErrorDePortal>>
  readonly valores: (datos: D) => readonly Campo[]
  readonly enVigor: (db: Db, id: number) => Promise<EnVigor<D> | undefined>
  readonly aplicar: (tx: Tx, autor: Autoria, id: number | null, datos: D, desde: Date) => Promise<void>
}
const enPesos = (rotulo: string, centavos: number) => ({ rotulo, valor: aPesos(centavos), enPesos: true })
const escrito = (rotulo: string, valor: string | number) => ({ rotulo, valor, enPesos: false })

/** Of what the seed says: that the city has not said it (A-200). A change of it may be nothing but that. */
const deLaCiudad = (porConfirmar: boolean | undefined, valor: 'Sí' | 'No') =>
  porConfirmar ? [escrito('Confirmado por la ciudad', valor)] : []

const CLASES: { readonly [C in ClaseDePrecio]: Clase<DatosDe[C]> } = {
  TARIFA: {
    nombre: ({ Tarifa }) => Tarifa,
    repetida: TARIFA_REPETIDA,
    enVigor: tarifaEnVigor,
    valores: ({ Tarifa, tipo, PrecioUnitario, valor, Factor }) => [
      escrito('Nombre', Tarifa),
      escrito('Tipo', tipo),
      enPesos('Precio unitario', PrecioUnitario),
      enPesos('Valor', valor),
      escrito('Factor', Factor / FACTOR_UNO),
    ],
    aplicar: (tx, autor, id, datos, desde) =>
      id === null ? insertarTarifa(tx, autor, datos, desde) : cambiarTarifa(tx, autor, id, datos, desde),
  },
  OBRA_TIPO: {
    nombre: ({ ObraTipo }) => ObraTipo,
    repetida: OBRA_TIPO_REPETIDA,
    enVigor: obraTipoEnVigor,
    valores: ({ ObraTipo, timbrado, provisorio, definitivo }) => [
      escrito('Nombre', ObraTipo),
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
/** What is in force of it, as whoever looks at the change sees it; undefined for a new one. */
async function loDeAntes(db: Db, clase: ClaseDePrecio, id: number | null) {
  const datos = id === null ? undefined : await CLASES[clase].enVigor(db, id)
  if (!datos) return undefined
  // The class is one and the same for what is read and what reads it.
  const { nombre, valores } = CLASES[clase] as Clase<DeTarifa | DeObraTipo>
  const campos = [...valores(datos), ...deLaCiudad(datos.porConfirmar, 'No')]
  const { porConfirmar } = datos
  return {
    nombre: nombre(datos),
    porConfirmar,
    campos,
    huella: createHash('sha256').update(JSON.stringify(campos)).digest('hex'),
  }
}

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
      const falla = await conRetorno(tx, async () => {
        await aplicarlo(tx)
        throw SOLO_UNA_PRUEBA
      })
      if (falla !== SOLO_UNA_PRUEBA) throw falla
      const enVigor = (await loDeAntes(tx, clase, id))?.huella ?? null
      const guardado = JSON.stringify({ dia: dia ?? null, datos, enVigor })
      await guardar(tx, clase, id, nombre(datos), guardado, quien.idPersona)
    }),
  )
  return !conDosPersonas
}

type Guardado = { readonly dia: string | null; readonly datos: DeTarifa & DeObraTipo; readonly enVigor?: string | null }

/** Whether who wrote a change may still write one: a dismissal, or other roles, take that away. */
const AUTOR_PUEDE = `exists (
  select 1 from persona_rol x join rol r using (id_rol) join perfil f using (id_perfil)
  where x.id_persona = c.autor and r.rol <> 'INSPECTOR' and f.perfil in (${ADMINISTRAN.map((p) => `'${p}'`).join(', ')}))`

const leerPendientes = sentencia(
  'cambios_de_precio_pendientes',
  `select c.id_cambio as "idCambio", c.clase, c.id_registro as "idRegistro", c.nombre, c.autor as "idAutor",
     p.nombre_persona || ' ' || p.apellido_persona as autor, c.escrito_el as "escritoEl", c.datos,
     not ${AUTOR_PUEDE} as "sinAutor!"
   from cambio_de_precio c join persona p on p.id_persona = c.autor where c.estado = 'PENDIENTE' order by c.id_cambio`,
  con<{ datos: Guardado }>(),
)

export async function cambiosPendientes(db: Db, quien: Identidad): Promise<CambioPendiente[]> {
  const cambios: CambioPendiente[] = []
  for (const { idAutor, datos, ...cambio } of await leerPendientes(db)) {
    const antes = await loDeAntes(db, cambio.clase, cambio.idRegistro)
    const de = (rotulo: string) => antes?.campos.find((campo) => campo.rotulo === rotulo)?.valor
    cambios.push({
      ...cambio,
      nombre: antes?.nombre ?? cambio.nombre,
      propio: idAutor === quien.idPersona,
      escritoEl: cambio.escritoEl.toISOString(),
      vigenteDesde: datos.dia,
      valores: [...CLASES[cambio.clase].valores(datos.datos), ...deLaCiudad(antes?.porConfirmar, 'Sí')].map((campo) => {
        const deAntes = de(campo.rotulo)
        return { ...campo, ...(deAntes !== undefined && { antes: deAntes }) }
      }),
      enVigor: antes?.huella ?? null,
    })
  }
  return cambios
}

const bloquear = sentencia(
  'bloquear_cambio_de_precio',
  `select clase, id_registro as id, autor, estado, datos, not ${AUTOR_PUEDE} as "sinAutor!"
   from cambio_de_precio c where id_cambio = $1 for update`,
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

const BLOQUEAR = {
  TARIFA: sentencia('bloquear_tarifa', 'select from tarifa where id_tarifa = $1 for update'),
  OBRA_TIPO: sentencia('bloquear_obra_tipo', 'select from obra_tipo where id_obra_tipo = $1 for update'),
} satisfies Record<ClaseDePrecio, unknown>

/** From the day that was asked for, or today where that has gone by. */
export async function confirmarCambio(
  db: DbRaiz,
  quien: Identidad,
  { idCambio, enVigor }: Recibido<typeof llamadaConfirmar>['json'],
): Promise<void> {
  await siNoSeRepite({ ...TARIFA_REPETIDA, ...OBRA_TIPO_REPETIDA }, () =>
    enTransaccion(db, quien.idPersona, async (tx) => {
      const { clase, id, autor, datos, sinAutor } = await pendiente(tx, idCambio)
      if (autor === quien.idPersona) throw new ErrorDePortal(403, ES_SU_PRECIO)
      if (sinAutor) throw new ErrorDePortal(409, CAMBIO_SIN_AUTOR)
      // What is compared stays as it is until the change is made.
      if (id !== null) await BLOQUEAR[clase](tx, id)
      const visto = enVigor ?? datos.enVigor
      const hay = (await loDeAntes(tx, clase, id))?.huella
      if (visto && visto !== hay) throw new ErrorDePortal(409, CAMBIO_EN_VIGOR)
      const desde = desdeCuando(datos.dia !== null && datos.dia > hoy() ? datos.dia : undefined)
      await CLASES[clase].aplicar(tx, { escribe: autor, confirma: quien.idPersona }, id, datos.datos, desde)
      await resolver(tx, idCambio, 'CONFIRMADO', quien.idPersona)
    }),
  )
}

export const retirarCambio = (db: DbRaiz, quien: Identidad, idCambio: number): Promise<void> =>
  enTransaccion(db, quien.idPersona, async (tx) => {
    const { autor, sinAutor } = await pendiente(tx, idCambio)
    if (autor !== quien.idPersona && !sinAutor) throw new ErrorDePortal(403, NO_ES_SU_PRECIO)
    await resolver(tx, idCambio, 'RETIRADO', quien.idPersona)
  })
