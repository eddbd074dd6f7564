import { type Partes, tieneParte } from '@catastro/domain/deberes'
import { correoDeQuitado } from '@catastro/domain/elevadores/correos'
import type {
  confirmarRegistro as llamadaConfirmar,
  quitarRegistro as llamadaQuitar,
} from '@catastro/domain/elevadores/llamadas'
import {
  ES_PROPIO,
  NOTA_YA_REVISADA,
  REGISTRO_NO_ENCONTRADO,
  YA_CONFIRMADO,
  YA_QUITADO,
  YA_TIENE_FORMULARIO_28,
} from '@catastro/domain/elevadores/mensajes'
import type { FormularioDeElevadores, SE_QUITAN } from '@catastro/domain/elevadores/reglas'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { correoAPersona } from '../notificaciones/encolar.ts'
import { type Db, type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import { atiende, exigirAjeno, type Identidad } from '../plataforma/identidad/identidad.ts'
import {
  MISMO_NUMERO,
  NOMBRADOS_EN,
  OCUPA_EL_LUGAR,
  PARTES_DE_28,
  PARTES_DE_30,
  PARTES_DE_31,
  RESPONDEN_POR,
} from './registro.ts'

/*
 * What anybody sent of a property or of a company: who confirms it, and who takes it out of the register. The row stays
 * as it was sent, with who decided and when; its audit has the rest.
 */

type Formulario = (typeof SE_QUITAN)[number]

interface Registro {
  readonly confirmado: boolean
  readonly quitado: boolean
  /** Whose own thing it is: as staff they do not decide about it. */
  readonly tienenParte: Partes
  /** They decide without being staff, and about what is their own: a form 28 is about who answers for their elevators. */
  readonly responden: Partes
  /** Another one holds its place. */
  readonly ocupado: boolean
  readonly autor: number
  /** The property or the company that it is about. */
  readonly detalle: string
}

const bloquear28 = sentencia(
  'bloquear_formulario_28',
  // Its form 27 as well: two are not confirmed at once.
  `select 1 as uno from formulario28 g join formulario27 f using (id_formulario27)
   where g.id_formulario28 = $1 for update of f, g`,
)
const bloquear30 = sentencia(
  'bloquear_formulario_30',
  'select 1 as uno from formulario30 where id_formulario30 = $1 for update',
)
const bloquear31 = sentencia(
  'bloquear_formulario_31',
  'select 1 as uno from formulario31 where id_formulario31 = $1 for update',
)
const leer28 = sentencia(
  'decision_de_formulario_28',
  `select g.confirmado_el is not null as "confirmado!", g.quitado_el is not null as "quitado!", ${PARTES_DE_28} as "tienenParte!",
     g.id_autor as autor, 'Padrón ' || d.padron as "detalle!",
     ${RESPONDEN_POR('d.padron', 'f.id_persona')} as "responden!", exists (
       select 1 from formulario28 o where o.id_formulario27 = g.id_formulario27 and ${OCUPA_EL_LUGAR('o')}) as "ocupado!"
   from formulario28 g join formulario27 f using (id_formulario27)
     join domicilio d on d.id_domicilio = f.id_domicilio_inmueble where g.id_formulario28 = $1`,
)
const leer30 = sentencia(
  'decision_de_formulario_30',
  `select f.confirmado_el is not null as "confirmado!", f.quitado_el is not null as "quitado!", ${PARTES_DE_30} as "tienenParte!",
     f.id_persona as autor, n.institucion as detalle
   from formulario30 f join institucion n using (id_institucion) where f.id_formulario30 = $1`,
)
const leer31 = sentencia(
  'decision_de_formulario_31',
  `select f.revisado_el is not null as "confirmado!", f.quitado_el is not null as "quitado!", ${PARTES_DE_31} as "tienenParte!",
     f.id_persona as autor, 'Padrón ' || d.padron as "detalle!"
   from formulario31 f join domicilio d using (id_domicilio) where f.id_formulario31 = $1`,
)
const confirmar28 = sentencia(
  'confirmar_formulario_28',
  'update formulario28 set confirmado_por = $2, confirmado_el = now() where id_formulario28 = $1',
)
const confirmar30 = sentencia(
  'confirmar_formulario_30',
  // Whom it names is a party from now on: the notes of the company that they reviewed, another person reviews again.
  `with confirmado as (
     update formulario30 set confirmado_por = $2, confirmado_el = now() where id_formulario30 = $1 returning nroconservador
   )
   update formulario31 n set revisado_por = null, revisado_el = null from confirmado c
   where ${MISMO_NUMERO('n.nroconservador', 'c.nroconservador')}
     and n.revisado_por in (${NOMBRADOS_EN('f30.id_formulario30 = $1')})`,
)
const revisar31 = sentencia(
  'revisar_formulario_31',
  'update formulario31 set revisado_por = $2, revisado_el = now() where id_formulario31 = $1',
)
const quitar28 = sentencia(
  'quitar_formulario_28',
  'update formulario28 set quitado_por = $2, quitado_el = now(), motivo_de_quita = $3 where id_formulario28 = $1',
)
const quitar30 = sentencia(
  'quitar_formulario_30',
  'update formulario30 set quitado_por = $2, quitado_el = now(), motivo_de_quita = $3 where id_formulario30 = $1',
)
const quitar31 = sentencia(
  'quitar_formulario_31',
  'update formulario31 set quitado_por = $2, quitado_el = now(), motivo_de_quita = $3 where id_formulario31 = $1',
)

interface Decision {
  bloquear(tx: Tx, numero: number): Promise<unknown>
  leer(db: Db, numero: number): Promise<(Registro | undefined)[]>
  confirmar(tx: Tx, numero: number, quien: number): Promise<unknown>
  quitar(tx: Tx, numero: number, quien: number, motivo: string): Promise<unknown>
  readonly yaConfirmado: string
}

/** What only staff decide, and has no place to hold. */
const delPersonal = (registro: Omit<Registro, 'responden' | 'ocupado'>): Registro => ({
  ...registro,
  responden: [],
  ocupado: false,
})
const DECISIONES: Readonly<Record<Formulario, Decision>> = {
  '28': { bloquear: bloquear28, leer: leer28, confirmar: confirmar28, quitar: quitar28, yaConfirmado: YA_CONFIRMADO },
  '30': {
    bloquear: bloquear30,
    leer: async (db, numero) => (await leer30(db, numero)).map(delPersonal),
    confirmar: confirmar30,
    quitar: quitar30,
    yaConfirmado: YA_CONFIRMADO,
  },
  '31': {
    bloquear: bloquear31,
    leer: async (db, numero) => (await leer31(db, numero)).map(delPersonal),
    confirmar: revisar31,
    quitar: quitar31,
    yaConfirmado: NOTA_YA_REVISADA,
  },
}
const seDecide = (formulario: FormularioDeElevadores): formulario is Formulario => Object.hasOwn(DECISIONES, formulario)

/** Whether who answers for the property may read it, and what the caller may do with it: the screens offer nothing else. */
export async function loQuePuede(db: Db, quien: Identidad, formulario: FormularioDeElevadores, numero: number) {
  const [registro] = seDecide(formulario) ? await DECISIONES[formulario].leer(db, numero) : []
  if (!registro) return { lee: false, confirma: false, quita: false }
  const { confirmado, quitado, ocupado, tienenParte, responden } = registro
  const lee = tieneParte(quien.idPersona, responden)
  const comoPersonal = atiende(quien) && !tieneParte(quien.idPersona, tienenParte)
  return {
    lee,
    confirma: !confirmado && !quitado && !ocupado && (lee || comoPersonal),
    quita: !quitado && (comoPersonal || (lee && !confirmado)),
  }
}

/** The register that staff may decide about, or who answers for the property; the same 404 for anybody else (S-6). */
async function paraDecidir(tx: Tx, quien: Identidad, formulario: Formulario, numero: number) {
  await DECISIONES[formulario].bloquear(tx, numero)
  const [registro] = await DECISIONES[formulario].leer(tx, numero)
  const responde = registro !== undefined && tieneParte(quien.idPersona, registro.responden)
  if (!registro || !(responde || atiende(quien))) throw new ErrorDePortal(404, REGISTRO_NO_ENCONTRADO)
  if (!responde) exigirAjeno(quien, registro.tienenParte, ES_PROPIO)
  if (registro.quitado) throw new ErrorDePortal(409, YA_QUITADO)
  return { ...registro, responde }
}

/** Once: from then on the register says it, and a form 31 the card of the cabin too. */
export async function confirmarRegistro(
  db: DbRaiz,
  quien: Identidad,
  { formulario, numero }: Recibido<typeof llamadaConfirmar>['json'] | { formulario: '31'; numero: number },
): Promise<void> {
  const { confirmar, yaConfirmado } = DECISIONES[formulario]
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const { confirmado, ocupado } = await paraDecidir(tx, quien, formulario, numero)
    if (confirmado) throw new ErrorDePortal(409, yaConfirmado)
    if (ocupado) throw new ErrorDePortal(409, YA_TIENE_FORMULARIO_28)
    await confirmar(tx, numero, quien.idPersona)
  })
}

/** Who answers for the property takes away what waits; what is confirmed, staff. */
export async function quitarRegistro(
  db: DbRaiz,
  quien: Identidad,
  { formulario, numero, motivo }: Recibido<typeof llamadaQuitar>['json'],
): Promise<void> {
  const { quitar, yaConfirmado } = DECISIONES[formulario]
  await enTransaccion(db, quien.idPersona, async (tx) => {
    const { confirmado, responde, autor, detalle } = await paraDecidir(tx, quien, formulario, numero)
    if (confirmado && responde) throw new ErrorDePortal(409, yaConfirmado)
    await quitar(tx, numero, quien.idPersona, motivo)
    if (autor === quien.idPersona) return
    await correoAPersona(tx, autor, {
      motivo: 'ELEVADORES',
      redaccion: correoDeQuitado({ formulario, numero, detalle, motivo }),
    })
  })
}
