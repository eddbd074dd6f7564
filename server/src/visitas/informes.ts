import { tieneParte } from '@catastro/domain/deberes'
import type { ResultadoGuardado } from '@catastro/domain/visitas/campos'
import { admiteADistancia, seVisita } from '@catastro/domain/visitas/reglas'
import { carpetaAlAlcance } from '../carpetas/alcance.ts'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { esPersonal, type Identidad } from '../plataforma/identidad/identidad.ts'
import { aCargoDe, manda } from './alcance.ts'
import { deLaCarpeta } from './lecturas.ts'

const leerResultados = sentencia(
  'resultados_de_carpeta',
  `select r.id_visita as "idVisita", r.resultado, r.firmante, r.firmada_el as "firmadaEl", r.en_telefono_el as "enTelefonoEl",
     r.respuestas, r.notas, cardinality(r.fotos) as "fotosDeclaradas!", r.observada
   from visita v join visita_resultado r using (id_visita) where v.id_carpeta = $1 order by v.id_visita`,
)
// Those of the inspector's phone that stand, and those that the applicant took with a code.
const leerFotos = sentencia(
  'fotos_de_visitas',
  `select f."idVisita" as "idVisita!", f."idArchivo" as "idArchivo!", f."idItem", a.subido_el as fecha, f."tomadaEl"
   from (
     select e.id_visita as "idVisita", e.id_archivo as "idArchivo", e.id_item as "idItem", e.tomada_el as "tomadaEl"
     from visita v join visita_envio e using (id_visita)
     where v.id_carpeta = $1 and e.clase = 'FOTO' and e.situacion = 'VALE'
     union all
     select k.id_visita, k.id_archivo, k.id_item, null::timestamptz
     from visita v join visita_codigo k using (id_visita) where v.id_carpeta = $1 and k.id_archivo is not null
   ) f join archivo a on a.id_archivo = f."idArchivo" order by a.id_archivo`,
)

export type InformeDeVisita = ResultadoGuardado & { readonly idVisita: number }

/** What the visits of a folder found, each with its photos. Whether the caller may see it was asked before. */
export async function informesDe(db: Db, idCarpeta: number): Promise<InformeDeVisita[]> {
  const fotos = await leerFotos(db, idCarpeta)
  return (await leerResultados(db, idCarpeta)).map(({ firmadaEl, enTelefonoEl, respuestas, ...resto }) => ({
    ...resto,
    respuestas: [...respuestas],
    firmadaEl: firmadaEl.toISOString(),
    enTelefonoEl: enTelefonoEl?.toISOString() ?? null,
    fotos: fotos
      .filter(({ idVisita }) => idVisita === resto.idVisita)
      .map(({ idVisita: _, fecha, tomadaEl, ...foto }) => ({
        ...foto,
        fecha: fecha.toISOString(),
        tomadaEl: tomadaEl?.toISOString() ?? null,
      })),
  }))
}

/** A folder's visits, for whoever may see it. Notes are the staff's. */
export async function visitasDeCarpeta(db: Db, quien: Identidad, idCarpeta: number) {
  const carpeta = await carpetaAlAlcance(db, quien, idCarpeta)
  const informes = await informesDe(db, idCarpeta)
  const visitas = (await deLaCarpeta(db, idCarpeta)).map((visita) => {
    const informe = informes.find(({ idVisita }) => idVisita === visita.idVisita)
    return { ...visita, informe: informe ? { ...informe, notas: esPersonal(quien) ? informe.notas : null } : null }
  })
  const aCargo = await aCargoDe(db, idCarpeta)
  const laTiene = esPersonal(quien) && (manda(quien) || aCargo.idPersona === quien.idPersona)
  const puede =
    laTiene &&
    !aCargo.enPie &&
    seVisita({ ...carpeta, idInspector: aCargo.idInspector }) &&
    !tieneParte(quien.idPersona, carpeta.tienenParte)
  return { visitas, puede: { planear: puede, pedirADistancia: puede && admiteADistancia(aCargo) } }
}
