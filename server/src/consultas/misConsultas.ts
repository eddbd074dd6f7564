import type { Consulta, misConsultas as Llamada } from '@catastro/domain/consultas/llamadas'
import { enUnaLista, OTRA_PERSONA, OTRO_PROFESIONAL, QUE_SE_LEYO } from '@catastro/domain/consultas/mensajes'
import type { Recibido } from '@catastro/domain/llamada'
import { LLAMADAS } from '@catastro/domain/llamadas'
import type { DbRaiz } from '../plataforma/base/db.ts'
import type { Fila } from '../plataforma/base/sentencias.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { lista } from '../plataforma/paginas/paginas.ts'
import { huellaDePersona } from './apuntes.ts'

const consultas = lista('listar_consultas', {
  tabla: 'consulta_personal c',
  clave: 'c.id',
  columnas: `c.id as "idConsulta", c.ocurrido_el as fecha, c.tipo, c.clase, c.rol, o.oficina,
    c.sujetos is not null as "enLista!",
    p.nombre_persona || ' ' || p.apellido_persona as nombre`,
  uniones: `left join persona p on p.id_persona = c.id_persona
    left join empleado e on e.id_persona = c.id_persona left join oficina o on o.id_oficina = e.id_oficina`,
  condiciones: { sujeto: '(c.sujeto_hash = any(?::text[]::bpchar[]) or c.sujetos && ?::text[])' },
})

const CLASE_DE = new Map(
  LLAMADAS.flatMap(({ path, sobre, muestra }) => {
    const clases = sobre ? [sobre.clase] : muestra ? [muestra].flat().map((una) => una.clase) : []
    // What shows several kinds of things says no more than that.
    const clase = clases.length > 1 ? 'persona' : clases[0]
    return clase ? [[path as string, clase] as const] : []
  }),
)

/** Who read the caller's own data. */
export async function misConsultas(db: DbRaiz, quien: Identidad, filtro: Recibido<typeof Llamada>['query']) {
  const documento = quien.usuario.documento_persona
  // Also what was read of them while the register had their DNI alone.
  const sujeto = [documento, documento.slice(2, 10)].map((propio) => huellaDePersona(db, propio))
  const { filas, ...total } = await consultas(db, filtro, { sujeto })
  return { consultas: filas.map(presentar), ...total }
}

function presentar(c: Fila<'listar_consultas'>): Consulta {
  const esPersonal = c.rol !== null && c.rol !== 'PROFESIONAL'
  const clase = CLASE_DE.get(c.tipo) ?? 'documento'
  const que = QUE_SE_LEYO[clase]
  const nadieEnParticular = c.rol === null ? OTRA_PERSONA : OTRO_PROFESIONAL
  return {
    idConsulta: c.idConsulta,
    fecha: c.fecha.toISOString(),
    que: c.enLista && clase !== 'lista' ? enUnaLista(que) : que,
    rechazada: c.clase === 'RECHAZO',
    quien: esPersonal ? (c.nombre ?? c.rol ?? OTRA_PERSONA) : nadieEnParticular,
    rol: esPersonal ? c.rol : null,
    oficina: esPersonal ? c.oficina : null,
  }
}
