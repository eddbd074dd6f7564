import { aPesos } from '@catastro/domain/dinero'
import type { misRegistros as llamadaMios, RegistroPropio } from '@catastro/domain/elevadores/llamadas'
import { REGISTRO_NO_ENCONTRADO } from '@catastro/domain/elevadores/mensajes'
import {
  confirmaInscripcion,
  type FormularioDeElevadores,
  TITULOS_DE_ELEVADORES,
} from '@catastro/domain/elevadores/reglas'
import { ErrorDePortal } from '@catastro/domain/errores'
import { ESPERAN_A_LA_VISTA } from '@catastro/domain/inicio/llamadas'
import type { Recibido } from '@catastro/domain/llamada'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { con, type Fila } from '../plataforma/base/sentencias.ts'
import { esPersonal, type Identidad } from '../plataforma/identidad/identidad.ts'
import { TODAS, tramoDe } from '../plataforma/paginas/tramo.ts'
import { loQuePuede } from './decidir.ts'
import { FORMULARIOS } from './formularios.ts'

/** Every form of elevators that was sent, by whoever sent it. A form 27 is known by its folder. */
const REGISTROS = `
  select '27' as formulario, c.id_carpeta as numero, c.id_carpeta, 'Padrón ' || d.padron as detalle, e.tramite_estado as situacion,
    d.padron, null::integer as id_institucion, f.fecha, f.id_persona, null::text as motivo, array[f.id_persona] as lectores,
    null::bigint as por_pagar
  from formulario27 f join carpeta c using (id_carpeta) join tramite_estado e on e.id_tramite_estado = c.estado
    join domicilio d on d.id_domicilio = f.id_domicilio_inmueble
  where c.borrada_el is null
  union all
  select '28', g.id_formulario28, f.id_carpeta, 'Padrón ' || d.padron,
    case when g.quitado_el is not null then 'Quitado' when g.confirmado_el is null then 'Sin confirmar' else 'Registrado' end,
    null, null, g.fecha, g.id_autor, g.motivo_de_quita, array[g.id_autor, f.id_persona], null
  from formulario28 g join formulario27 f using (id_formulario27)
    join domicilio d on d.id_domicilio = f.id_domicilio_inmueble
  union all
  select '29', f.id_formulario29, null, n.institucion, case when m.id_pago_en_mesa is null then 'Sin pagar' else 'Pagado' end,
    null, case when m.id_pago_en_mesa is not null then f.id_institucion end, f.fecha, f.id_persona, null, array[f.id_persona],
    case when m.id_pago_en_mesa is null then f.importe end
  from formulario29 f join institucion n using (id_institucion)
    left join pago_en_mesa m on m.concepto = 'FORM29' and m.numero = f.id_formulario29
  union all
  select '30', f.id_formulario30, null, n.institucion,
    case when f.quitado_el is not null then 'Quitado' when f.confirmado_el is null then 'Sin confirmar' else 'Confirmado' end,
    null, null, f.fecha, f.id_persona, f.motivo_de_quita, array[f.id_persona], null
  from formulario30 f join institucion n using (id_institucion)
  union all
  select '31', f.id_formulario31, null, 'Padrón ' || d.padron,
    case when f.quitado_el is not null then 'Quitada' when f.revisado_el is null then 'En trámite' else 'Revisada' end,
    null, null, f.fecha, f.id_persona, f.motivo_de_quita, array[f.id_persona], null
  from formulario31 f join domicilio d using (id_domicilio)`

const COLUMNAS = `r.formulario as "formulario!", r.numero as "numero!", r.id_carpeta as "idCarpeta", r.detalle as "detalle!",
  r.situacion as "situacion!", r.padron, r.id_institucion as "idInstitucion", r.fecha as "fecha!", r.motivo, r.por_pagar as "porPagar"`

const deLaPersona = sentencia(
  'mis_registros_de_elevadores',
  `select ${COLUMNAS}, count(*) over () as "total!" from (${REGISTROS}) r
   where $1 = any(r.lectores) and ($2 = '' or r.formulario = $2)
   order by r.fecha desc, r.formulario desc, r.numero desc limit $3 offset $4`,
  con<{ formulario: FormularioDeElevadores }>(),
)
type FilaDeRegistro = Omit<Fila<'mis_registros_de_elevadores', { formulario: FormularioDeElevadores }>, 'total'>

const presentar = ({
  formulario,
  numero,
  situacion,
  fecha,
  padron,
  motivo,
  porPagar,
  ...r
}: FilaDeRegistro): RegistroPropio => ({
  formulario,
  numero,
  idCarpeta: r.idCarpeta,
  detalle: r.detalle,
  situacion,
  ...(porPagar !== null && { porPagar: aPesos(porPagar) }),
  motivo,
  // The page of a property opens for whoever answers for it once staff approved that.
  padron: formulario === '27' && !confirmaInscripcion(situacion) ? null : padron,
  idInstitucion: r.idInstitucion,
  fecha: fecha.toISOString(),
})

/** What the person sent, and the forms 28 that somebody sent of their form 27, newest first. */
export async function misRegistros(db: Db, { idPersona }: Identidad, filtro: Recibido<typeof llamadaMios>['query']) {
  const { filas, desde } = tramoDe(filtro, { sinPagina: TODAS })
  const hallados = await deLaPersona(db, idPersona, filtro.formulario ?? '', filas, desde)
  return { registros: hallados.map(presentar), total: hallados[0]?.total ?? 0 }
}

const uno = sentencia(
  'registro_de_elevadores',
  `select ${COLUMNAS}, r.id_persona as "idPersona!", a.apellido_persona || ' ' || a.nombre_persona as autor
   from (${REGISTROS}) r join persona a on a.id_persona = r.id_persona where r.formulario = $1 and r.numero = $2`,
  con<{ formulario: FormularioDeElevadores }>(),
)

/** A form as it was sent, for who sent it and for staff; the same 404 for anybody else (S-6). */
export async function registroAlAlcance(db: Db, quien: Identidad, formulario: FormularioDeElevadores, numero: number) {
  const [registro] = await uno(db, formulario, numero)
  const { lee, confirma, quita } = await loQuePuede(db, quien, formulario, numero)
  if (!registro || !(esPersonal(quien) || registro.idPersona === quien.idPersona || lee)) {
    throw new ErrorDePortal(404, REGISTRO_NO_ENCONTRADO)
  }
  return {
    ...presentar(registro),
    titulo: TITULOS_DE_ELEVADORES[formulario],
    autor: registro.autor,
    confirma,
    quita,
    bloques: (await FORMULARIOS[formulario].enPalabras(db, numero)).map(({ titulo, respuestas }) => ({
      titulo,
      respuestas: respuestas.map((respuesta) => ({ ...respuesta })),
    })),
  }
}
export type Registro = Awaited<ReturnType<typeof registroAlAlcance>>

const sinPagar = sentencia(
  'formularios_29_sin_pagar',
  `select f.id_formulario29 as "idFormulario29", n.institucion as empresa, f.importe
   from formulario29 f join institucion n using (id_institucion)
   where f.id_persona = $1 and not exists (
     select from pago_en_mesa m where m.concepto = 'FORM29' and m.numero = f.id_formulario29)
   order by f.id_formulario29 limit ${ESPERAN_A_LA_VISTA}`,
)
/** The registrations that this person sent and that nobody paid yet, the oldest first. */
export const inscripcionesSinPagar = (db: Db, idPersona: number) => sinPagar(db, idPersona)
