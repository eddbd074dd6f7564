import { ErrorDePortal } from '@catastro/domain/errores'
import * as llamadas from '@catastro/domain/formularios/llamadas'
import { leyendasDe } from '@catastro/domain/veredas/leyendas'
import { TIPO_VEREDAS } from '@catastro/domain/veredas/reglas'
import { carpetaQueLee } from '../carpetas/alcance.ts'
import type { CiudadVigente } from '../ciudad/ciudadVigente.ts'
import { sentencia } from '../plataforma/base/db.ts'
import type { CiudadDigital } from '../plataforma/ciudadDigital/ciudadDigital.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { formulariosAnteriores } from './anteriores.ts'
import { alAlcance } from './formularioDeCarpeta.ts'
import { FORMULARIOS } from './formularios.ts'
import { versionesDe } from './versiones.ts'

const SIN_LEYENDAS = 'El tipo de formulario no tiene leyendas'

const leerTipos = sentencia(
  'tipos_de_formulario',
  `select id_formulario_tipo as "idFormularioTipo", formulario_tipo as "FormularioTipo", codigo as "codigoFormulario"
   from formulario_tipo order by id_formulario_tipo`,
)
const leerDeclarantes = sentencia(
  'declarantes',
  'select id_declarante as "idDeclarante", declarante from declarante order by id_declarante',
)

export function rutasDeFormularios(rutas: Rutas, registro: CiudadDigital, ciudad: CiudadVigente): void {
  rutas.on(llamadas.tiposFormulario, async ({ db }) => ({ tiposFormulario: await leerTipos(db) }))
  rutas.on(llamadas.obtenerLeyendas, async ({ db, params }) => {
    if (params.idFormularioTipo !== TIPO_VEREDAS) throw new ErrorDePortal(404, SIN_LEYENDAS)
    const { leyendas1 = '', leyendas2 = '' } = (await ciudad.claves(db)).leyendas.valor
    return { leyendas1: leyendasDe(leyendas1), leyendas2: leyendasDe(leyendas2) }
  })
  rutas.on(llamadas.obtenerDeclarante, async ({ db }) => ({ declarante: await leerDeclarantes(db) }))
  for (const { atender } of Object.values(FORMULARIOS)) atender(rutas, registro)
  rutas.on(llamadas.versionesDeFormulario, async ({ db, quien, query }) => {
    await carpetaQueLee(db, quien, query.idCarpeta)
    return versionesDe(db, query.idCarpeta, query.codigoFormulario)
  })
  rutas.on(
    llamadas.formulariosAnteriores,
    alAlcance(async (db, idCarpeta) => ({ formularios: await formulariosAnteriores(db, idCarpeta) })),
  )
}
