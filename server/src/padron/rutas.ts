import * as llamadas from '@catastro/domain/padron/llamadas'
import { CERTIFICADO_HECHO } from '@catastro/domain/padron/mensajes'
import { DOMICILIO_AGREGADO } from '@catastro/domain/personas/mensajes'
import { enviarArchivo } from '../plataforma/http/enviarArchivo.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import type { PedirMembrete } from '../plataforma/membrete/membrete.ts'
import type { Imprenta } from '../sellos/imprimir.ts'
import { agregarDomicilioObra } from './agregarDomicilioObra.ts'
import { buscarPorDocumento } from './buscarPorDocumento.ts'
import { buscarPorNombre } from './buscarPorNombre.ts'
import { cambiosDelPadron } from './cambiosDelPadron.ts'
import { certificar } from './certificar.ts'
import { domiciliosDelPadron } from './domicilios.ts'
import { certificadoAlAlcance } from './leerCertificado.ts'
import { verPadron } from './verPadron.ts'

export function rutasDePadron(
  rutas: Rutas,
  entorno: { readonly membrete: PedirMembrete } & Pick<Imprenta, 'sellador'>,
): void {
  rutas.on(llamadas.obtenerPadron, ({ db, quien, params, query }) =>
    buscarPorDocumento(db, quien, params.cuilOrDni, query),
  )
  rutas.on(llamadas.obtenerPadronNombre, ({ db, quien, params, query }) =>
    buscarPorNombre(db, quien, params.name, query),
  )
  rutas.on(llamadas.obtenerDomicilioPorPadron, async ({ db, quien, params }) => {
    const domicilio = await domiciliosDelPadron(db, params.padron, quien.idPersona)
    return { ok: domicilio.length > 0, domicilio }
  })
  rutas.on(llamadas.verPadron, async ({ db, quien, params }) => ({ ficha: await verPadron(db, quien, params.padron) }))
  rutas.on(llamadas.cambiosDelPadron, async ({ db, params }) => ({
    cambios: await cambiosDelPadron(db, params.padron),
  }))
  rutas.on(llamadas.certificarPadron, async ({ db, almacen, quien, json }) => ({
    ok: true,
    message: CERTIFICADO_HECHO,
    ...(await certificar(db, { almacen, ...entorno }, quien, json.padron)),
  }))
  rutas.on(llamadas.descargarCertificadoDePadron, async ({ db, quien, params, almacen, reply }) =>
    enviarArchivo(almacen, await certificadoAlAlcance(db, quien, params.idCertificado), reply),
  )
  rutas.on(llamadas.agregarDomicilioObra, async ({ db, quien, json }) => ({
    ok: true,
    message: DOMICILIO_AGREGADO,
    id: await agregarDomicilioObra(db, quien, json),
  }))
}
