import { NO_EXISTE_INSPECTOR } from '@catastro/domain/catalogos/mensajes'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { VisitaDelDia } from '@catastro/domain/visitas/llamadas'
import { NO_ES_INSPECTOR } from '@catastro/domain/visitas/mensajes'
import { SOLICITANTE } from '../carpetas/personasConParte.ts'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'
import { idInspectorDe } from './alcance.ts'
import { COLUMNAS, DE, deQuienSon, enOrdenDelDia } from './lecturas.ts'
import { listasDeCarpetas, versionDeLista } from './listaDeCarpeta.ts'

const inspectorDe = sentencia(
  'nombre_de_inspector',
  `select p.apellido_persona || ' ' || p.nombre_persona as "inspector!"
   from inspector i join persona p using (id_persona) where i.id_inspector = $1`,
)

// With what was found last time, and what its applicant still has to answer.
const leer = sentencia(
  'jornada',
  `select ${COLUMNAS}, e.tramite_estado as "estadoDeCarpeta!", c.expediente, t.encomiendatipo as encomienda,
     ${SOLICITANTE(' ')} as "solicitante!",
     s.telefono_persona as telefono, coalesce(c.titular_anterior, w.apellido_persona || ' ' || w.nombre_persona) as propietario, d.manzana, d.seccion, d.parcela,
     (select json_build_object('resultado', q.resultado, 'fecha', to_char(q.firmada_el, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'notas', q.notas, 'respuestas', q.respuestas)
      from visita x join visita_resultado q using (id_visita)
      where x.id_carpeta = v.id_carpeta and x.id_visita <> v.id_visita order by q.firmada_el desc limit 1) as anterior,
     coalesce((select json_agg(b.texto order by b.id_observacion) from observacion b
       where b.id_carpeta = v.id_carpeta and b.situacion = 'PENDIENTE'), '[]') as "observaciones!",
     coalesce((select json_agg(json_build_object('idArchivo', a.id_archivo, 'nombre', a.nombre_original, 'tipo', a.tipo_mime,
         'tamano', a.tamano) order by a.id_archivo)
       from archivo a where a.id_carpeta = v.id_carpeta and a.clase in ('CROQUIS', 'DOCUMENTO')), '[]') as "papeles!"
   from ${DE} join tramite_estado e on e.id_tramite_estado = c.estado
     left join profesional pr on pr.id_profesional = c.id_profesional
     join persona s on s.id_persona = coalesce(pr.id_persona, c.id_persona)
     left join propietario po on po.id_propietario = c.id_propietario
     left join persona w on w.id_persona = po.id_persona
   where v.id_inspector = $1 and c.borrada_el is null
     and ((v.dia = $2::date and v.modo = 'EN EL LUGAR') or v.estado = 'ENVIADA')
   order by v.modo desc, v.id_visita`,
  con<{ anterior: Anterior | null; observaciones: string[]; papeles: VisitaDelDia['papeles'] }>(),
)

interface Anterior {
  readonly resultado: NonNullable<VisitaDelDia['resultado']>
  readonly fecha: string
  readonly notas: string
  readonly respuestas: readonly { readonly texto: string; readonly respuesta: string; readonly observado: string }[]
}

const leerDeHoy = sentencia(
  'visitas_de_hoy',
  `select v.id_visita as "idVisita", v.id_carpeta as "idCarpeta", v.dia::text as "dia!", v.hora, v.parte, v.orden,
     trim(d.calle_texto || ' ' || d.nro_puerta) as "domicilio!"
   from inspector i join visita v using (id_inspector) join carpeta c using (id_carpeta) join domicilio d using (id_domicilio)
   where i.id_persona = $1 and v.dia = $2::date and v.modo = 'EN EL LUGAR' and v.estado = 'PLANEADA' and c.borrada_el is null`,
)
/** What this person has left to visit today. */
export const visitasDeHoy = async (db: Db, { idPersona }: Identidad) =>
  enOrdenDelDia(await leerDeHoy(db, idPersona, hoy())).map(({ orden: _, ...visita }) => visita)

/** The whole day of an inspector: what a phone keeps for where there is no signal. */
export async function jornada(db: Db, quien: Identidad, dia: string, pedido: number | undefined) {
  const idInspector = (await deQuienSon(db, quien, pedido)) ?? (await idInspectorDe(db, quien))
  if (idInspector === undefined) throw new ErrorDePortal(403, NO_ES_INSPECTOR)
  const [quienEs] = await inspectorDe(db, idInspector)
  if (!quienEs) throw new ErrorDePortal(404, NO_EXISTE_INSPECTOR)
  const filas = await leer(db, idInspector, dia)
  const deCada = await listasDeCarpetas(
    db,
    filas.map(({ idCarpeta }) => idCarpeta),
  )
  const visitas = filas.map((fila): VisitaDelDia => {
    const { estadoDeCarpeta, expediente, encomienda, solicitante, telefono, propietario, ...resto } = fila
    const { manzana, seccion, parcela, ...visita } = resto
    const lista = deCada.find(({ idCarpeta }) => idCarpeta === fila.idCarpeta)
    return {
      ...visita,
      carpeta: {
        ...{ estado: estadoDeCarpeta, expediente, encomienda, solicitante, telefono, propietario },
        ...{ manzana, seccion, parcela },
      },
      lista: lista ? { idLista: lista.idLista, version: lista.version } : null,
      anterior: fila.anterior && loAnterior(fila.anterior),
    }
  })
  const enElLugar = enOrdenDelDia(visitas.filter(({ modo }) => modo === 'EN EL LUGAR'))
  const aDistancia = visitas.filter(({ modo }) => modo === 'A DISTANCIA')
  return {
    dia,
    hechaEl: new Date().toISOString(),
    idInspector,
    inspector: quienEs.inspector,
    visitas: [...enElLugar, ...aDistancia],
    listas: await lasListas(db, visitas),
  }
}

const loAnterior = ({ resultado, fecha, notas, respuestas }: Anterior) => ({
  resultado,
  fecha,
  notas: notas || null,
  noCumple: respuestas
    .filter(({ respuesta }) => respuesta === 'NO CUMPLE')
    .map(({ texto, observado }) => ({ texto, observado })),
})

async function lasListas(db: Db, visitas: readonly VisitaDelDia[]) {
  const cuales = new Map(visitas.flatMap(({ lista }) => (lista ? [[`${lista.idLista} ${lista.version}`, lista]] : [])))
  const listas = await Promise.all([...cuales.values()].map((l) => versionDeLista(db, l.idLista, l.version)))
  return listas.flatMap((lista) =>
    lista ? [{ ...lista, items: lista.items.map(({ idItem, texto, conFoto }) => ({ idItem, texto, conFoto })) }] : [],
  )
}
