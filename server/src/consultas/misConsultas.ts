import type { Consulta, misConsultas as Llamada } from '@catastro/domain/consultas/llamadas'
import { enUnaLista, OTRA_PERSONA, OTRO_PROFESIONAL, QUE_SE_LEYO } from '@catastro/domain/consultas/mensajes'
import type { ClaseDeLectura, Recibido } from '@catastro/domain/llamada'
import { LLAMADAS } from '@catastro/domain/llamadas'
import { bajarMisDatos } from '@catastro/domain/misDatos/llamadas'
import { type DbRaiz, sentencia } from '../plataforma/base/db.ts'
import type { Fila } from '../plataforma/base/sentencias.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { lista } from '../plataforma/paginas/paginas.ts'
import { huellaDePersona } from './apuntes.ts'

const COLUMNAS = `c.id as "idConsulta", c.ocurrido_el as fecha, c.tipo, c.clase, c.rol, o.oficina,
    c.sujetos is not null as "enLista!",
    p.nombre_persona || ' ' || p.apellido_persona as nombre`
const UNIONES = `left join persona p on p.id_persona = c.id_persona
    left join empleado e on e.id_persona = c.id_persona left join oficina o on o.id_oficina = e.id_oficina`

const consultas = lista('listar_consultas', {
  tabla: 'consulta_personal c',
  clave: 'c.id',
  columnas: COLUMNAS,
  uniones: UNIONES,
  condiciones: { sujeto: '(c.sujeto_hash = any(?::text[]::bpchar[]) or c.sujetos && ?::text[])' },
})
const todas = sentencia(
  'todas_mis_consultas',
  `select ${COLUMNAS} from consulta_personal c ${UNIONES}
   where c.sujeto_hash = any($1::text[]::bpchar[]) or c.sujetos && $1::text[] order by c.id desc`,
)

const CLASE_DE = new Map<string, ClaseDeLectura>([
  // It says by itself what it shows of others, folder by folder.
  [bajarMisDatos.path, 'carpeta'],
  ...LLAMADAS.flatMap(({ path, sobre, muestra }) => {
    const clases = sobre ? [sobre.clase] : muestra ? [muestra].flat().map((una) => una.clase) : []
    // What shows several kinds of things says no more than that.
    const clase = clases.length > 1 ? 'persona' : clases[0]
    return clase ? [[path as string, clase] as const] : []
  }),
])

/** Who read the caller's own data. */
export async function misConsultas(db: DbRaiz, quien: Identidad, filtro: Recibido<typeof Llamada>['query']) {
  const { filas, ...total } = await consultas(db, filtro, { sujeto: sujetosDe(db, quien) })
  return { consultas: filas.map(presentar), ...total }
}

/** All of them, for whoever takes their own data along. */
export const todasMisConsultas = async (db: DbRaiz, quien: Identidad): Promise<Consulta[]> =>
  (await todas(db, sujetosDe(db, quien))).map(presentar)

/** Also what was read of them while the register had their DNI alone. */
function sujetosDe(db: DbRaiz, { usuario: { documento_persona: documento } }: Identidad): string[] {
  return [documento, documento.slice(2, 10)].map((propio) => huellaDePersona(db, propio))
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
