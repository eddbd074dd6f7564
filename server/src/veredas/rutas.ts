import * as llamadas from '@catastro/domain/veredas/llamadas'
import { carpetaAlAlcance } from '../carpetas/alcance.ts'
import type { EntornoDePagos } from '../pagos/entorno.ts'
import { enviarArchivo } from '../plataforma/http/enviarArchivo.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { altaVereda } from './altaVereda.ts'
import { realizarPago } from './realizarPago.ts'
import { enCurso, fotoPropia, otrasSinTerminar } from './veredaEnCurso.ts'
import { formulario12De } from './verVereda.ts'

export function rutasDeVeredas(rutas: Rutas, pagos: EntornoDePagos, diasDeObra: number): void {
  const leer = formulario12De(diasDeObra)
  rutas.on(llamadas.realizarPagoF22, ({ quien, json, envio, reply }) =>
    realizarPago(pagos, quien, json, { clave: envio.clave, ip: reply.request.ip }),
  )
  rutas.on(llamadas.altaFormularioVeredas, async ({ quien, campos, archivos, envio }) => {
    const { respuesta, repetida } = await altaVereda(pagos, quien, { campos, archivos, clave: envio.clave })
    if (repetida) await envio.descartar()
    return respuesta
  })
  rutas.on(llamadas.consultarFormulario12, async ({ db, quien, query: { idCarpeta } }) => {
    await carpetaAlAlcance(db, quien, idCarpeta)
    return leer(db, idCarpeta)
  })
  rutas.on(llamadas.veredaEnCurso, async ({ db, quien, query }) => {
    const vereda = await enCurso(db, quien.idPersona, query.idPago)
    return { vereda, otras: await otrasSinTerminar(db, quien.idPersona, vereda?.idPago) }
  })
  rutas.on(llamadas.fotoDeVereda, async ({ db, quien, params, almacen, reply }) =>
    enviarArchivo(almacen, await fotoPropia(db, quien.idPersona, params.idFoto), reply),
  )
}
