import type { Observacion } from '@catastro/domain/carpetas/observaciones'
import { SIN_PERSONA } from '@catastro/domain/carpetas/reglas'
import type { BloqueDeRespuestas } from '@catastro/domain/formularios/guardado'
import { archivosDe, type FilaDeArchivo } from '../carpetas/archivos.ts'
import { nombresDeEstado } from '../carpetas/nombresDeEstado.ts'
import { observacionesDe } from '../carpetas/observaciones.ts'
import { SOLICITANTE } from '../carpetas/personasConParte.ts'
import { historiaDe } from '../carpetas/seguimiento.ts'
import { formulariosAnteriores } from '../formularios/anteriores.ts'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { type InformeDeVisita, informesDe } from '../visitas/informes.ts'
import { LECTORES } from './lectores.ts'

type Paso = Awaited<ReturnType<typeof historiaDe>>[number]

export interface Portada {
  readonly idCarpeta: number
  readonly estado: string
  readonly encomienda: string | null
  readonly uso: string | null
  readonly obra: string | null
  readonly inmueble: string | null
  readonly expediente: string | null
  readonly padron: string
  readonly domicilio: string
  readonly solicitante: string
  /** Null of one that nobody here filed. */
  readonly cuil: string | null
  readonly matricula: string | null
  readonly propietario: string | null
  readonly presentada: Date
}

export interface FormularioDelLegajo {
  readonly titulo: string
  readonly autor: string
  readonly fecha: Date
  readonly bloques: readonly BloqueDeRespuestas[]
}

export interface DatosDelLegajo {
  readonly portada: Portada
  readonly formularios: readonly FormularioDelLegajo[]
  /** Of a folder of another system, what its forms said there. */
  readonly anteriores: readonly BloqueDeRespuestas[]
  /** Forms that the folder carries and nobody has filled. */
  readonly pendientes: readonly string[]
  readonly archivos: readonly FilaDeArchivo[]
  /** What its visits found, the oldest first; the inspectors' own notes stay out of it. */
  readonly visitas: readonly InformeDeVisita[]
  /** What staff objected to, in every round, the oldest first. */
  readonly observaciones: readonly Observacion[]
  /** Its states as the city calls them. */
  readonly historia: readonly (Omit<Paso, 'TramiteEstado'> & { readonly TramiteEstado: string })[]
}

const leerPortada = sentencia(
  'portada_de_legajo',
  `select c.id_carpeta as "idCarpeta", nombre_de_estado(e.tramite_estado) as "estado!", t.encomiendatipo as encomienda, u.uso,
     o.obra_tipo as obra, i.inmueble_tipo as inmueble, c.expediente, c.padron,
     trim(d.calle_texto || ' ' || d.nro_puerta) as domicilio,
     ${SOLICITANTE(', ')} as "solicitante!", case when s.id_persona <> ${SIN_PERSONA} then s.documento_persona end as cuil, pr.matricula,
     coalesce(c.titular_anterior, w.apellido_persona || ', ' || w.nombre_persona) as propietario, c.fecha_alta as presentada
   from carpeta c join tramite_estado e on e.id_tramite_estado = c.estado
     join domicilio d using (id_domicilio)
     left join encomienda_tipo t using (id_encomienda_tipo)
     left join uso u on u.id_uso = c.id_uso
     left join obra_tipo o on o.id_obra_tipo = c.id_obra_tipo
     left join inmueble_tipo i on i.id_inmueble_tipo = c.id_inmueble_tipo
     left join profesional pr on pr.id_profesional = c.id_profesional
     join persona s on s.id_persona = coalesce(pr.id_persona, c.id_persona)
     left join propietario po on po.id_propietario = c.id_propietario
     left join persona w on w.id_persona = po.id_persona
   where c.id_carpeta = $1 and c.borrada_el is null`,
)
const leerFilas = sentencia(
  'formularios_de_legajo',
  `select t.codigo, t.formulario_tipo as titulo from carpeta_formulario f join formulario_tipo t using (id_formulario_tipo)
   where f.id_carpeta = $1 order by f.orden`,
)

/** All that a folder's printed file says; null for one that was deleted meanwhile. */
export async function datosDelLegajo(db: Db, idCarpeta: number): Promise<DatosDelLegajo | null> {
  const [portada] = await leerPortada(db, idCarpeta)
  if (!portada) return null
  const comoSeLee = await nombresDeEstado(db)
  const formularios: FormularioDelLegajo[] = []
  const pendientes: string[] = []
  for (const { codigo, titulo } of await leerFilas(db, idCarpeta)) {
    const escrito = (await LECTORES.get(codigo)?.(db, idCarpeta)) ?? null
    if (escrito) formularios.push({ titulo, ...escrito, fecha: new Date(escrito.fecha) })
    else pendientes.push(titulo)
  }
  return {
    portada,
    formularios,
    anteriores: await formulariosAnteriores(db, idCarpeta),
    pendientes,
    archivos: await archivosDe(db, idCarpeta),
    visitas: await informesDe(db, idCarpeta),
    observaciones: await observacionesDe(db, idCarpeta),
    historia: (await historiaDe(db, idCarpeta)).map((paso) => ({
      ...paso,
      TramiteEstado: comoSeLee(paso.TramiteEstado),
    })),
  }
}
