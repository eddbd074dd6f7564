import * as llamadas from '@catastro/domain/elevadores/formulario27'
import { DATOS_SUELTOS } from '@catastro/domain/elevadores/mensajes'
import { altaFormulario27 } from './altaFormulario27.ts'
import { soltarPago } from './concepto.ts'
import { formularioDelRegistro } from './formularioDeElevadores.ts'
import { consultarFormulario27, formulario27De, formulario27EnCurso } from './leerFormulario27.ts'

/** Who answers for the elevators of a property: it makes its folder. */
export const FORMULARIO_27 = formularioDelRegistro({
  leer: formulario27De,
  bloques: llamadas.PREGUNTAS.bloques,
  atender(rutas, { pagos }) {
    rutas.on(llamadas.altaFormulario27, async ({ db, quien, campos, archivos, envio }) => {
      const { respuesta, repetida } = await altaFormulario27(db, quien, { campos, archivos, clave: envio.clave })
      if (repetida) await envio.descartar()
      return respuesta
    })
    rutas.on(llamadas.consultarFormulario27, async ({ db, quien, query }) => ({
      form27: await consultarFormulario27(db, quien, query.id),
    }))
    rutas.on(llamadas.formulario27EnCurso, ({ db, quien }) => formulario27EnCurso(db, quien))
    rutas.on(llamadas.soltarFormulario27, async ({ quien }) => {
      await soltarPago(pagos, quien)
      return { ok: true, message: DATOS_SUELTOS }
    })
  },
})
