import * as llamadas from '@catastro/domain/libreDeuda/llamadas'
import {
  CERTIFICADO_ANULADO,
  CERTIFICADO_EMITIDO,
  CONSULTA_ENVIADA,
  SOLICITUD_RECHAZADA,
} from '@catastro/domain/libreDeuda/mensajes'
import type { EntornoDePagos } from '../pagos/entorno.ts'
import { enviarArchivo } from '../plataforma/http/enviarArchivo.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { certificadoAlAlcance } from './leerCertificado.ts'
import { listarSolicitudes, misCertificados } from './listarSolicitudes.ts'
import { obtenerLibreDeuda } from './obtenerLibreDeuda.ts'
import { anular, emitir, rechazar } from './resolver.ts'

interface EntornoDeLibreDeuda {
  readonly pagos: EntornoDePagos
  readonly vigenciaDias: number
}

export function rutasDeLibreDeuda(rutas: Rutas, { pagos, vigenciaDias }: EntornoDeLibreDeuda): void {
  rutas.on(llamadas.obtenerLibreDeuda, async ({ db, quien, json }) => {
    const idLibreDeuda = await obtenerLibreDeuda(db, pagos, quien.idPersona, json.emailData.message)
    return { ok: true, message: CONSULTA_ENVIADA, idLibreDeuda }
  })
  rutas.on(llamadas.listarSolicitudes, ({ db, quien, query }) => listarSolicitudes(db, quien, query))
  rutas.on(llamadas.misCertificados, ({ db, quien, query }) => misCertificados(db, quien.idPersona, query))
  rutas.on(llamadas.emitirLibreDeuda, async ({ db, quien, json }) => ({
    ok: true,
    message: CERTIFICADO_EMITIDO,
    numero: await emitir(db, quien, json.idLibreDeuda, vigenciaDias),
  }))
  rutas.on(llamadas.rechazarLibreDeuda, async ({ db, quien, json }) => {
    await rechazar(db, quien, json.idLibreDeuda, json.motivo)
    return { ok: true, message: SOLICITUD_RECHAZADA }
  })
  rutas.on(llamadas.anularLibreDeuda, async ({ db, quien, json }) => {
    await anular(db, quien, json.idLibreDeuda, json.motivo)
    return { ok: true, message: CERTIFICADO_ANULADO }
  })
  rutas.on(llamadas.descargarCertificado, async ({ db, quien, params, almacen, reply }) =>
    enviarArchivo(almacen, await certificadoAlAlcance(db, quien, params.idLibreDeuda), reply),
  )
}
