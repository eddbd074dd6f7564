import { Readable } from 'node:stream'
import { DESHABILITADA, EDITADO_EXITOSO } from '@catastro/domain/catalogos/mensajes'
import * as deAgenda from '@catastro/domain/visitas/agenda'
import * as deApartados from '@catastro/domain/visitas/apartados'
import * as aDistancia from '@catastro/domain/visitas/distancia'
import * as deListas from '@catastro/domain/visitas/listas'
import * as llamadas from '@catastro/domain/visitas/llamadas'
import { llaveDeVisitas } from '@catastro/domain/visitas/llave'
import * as textos from '@catastro/domain/visitas/mensajes'
import * as deResultado from '@catastro/domain/visitas/resultado'
import { enviarArchivo } from '../plataforma/http/enviarArchivo.ts'
import { siFalla } from '../plataforma/http/errores.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { agendaDe, renovarAgenda, verAgenda } from './agenda.ts'
import { fotoDeEnvio, listarApartados, resolverApartado } from './apartados.ts'
import { asignarYPlanear } from './asignarYPlanear.ts'
import { pedirADistancia, verADistancia } from './distancia.ts'
import { darCodigoDeFoto, enviarADistancia, recibirFotoADistancia } from './fotografiar.ts'
import { visitasDeCarpeta } from './informes.ts'
import { jornada } from './jornada.ts'
import { irEnPersona, juzgarADistancia } from './juzgar.ts'
import { listarVisitas } from './lecturas.ts'
import { agregarLista, deshabilitarLista, editarLista, historialDeLista, listasDeControl } from './listas.ts'
import { llaveDe } from './llave.ts'
import { cancelar, mover } from './mover.ts'
import { observarVisita } from './observarVisita.ts'
import { ordenar } from './ordenar.ts'
import { planear } from './planear.ts'
import { recibirFoto } from './recibirFoto.ts'
import { recibirResultado } from './recibirResultado.ts'

const hecho = (message: string) => ({ ok: true, message })

export function rutasDeVisitas(rutas: Rutas, urlPublica: string): void {
  rutasDePlanes(rutas)
  rutasDelTelefono(rutas)
  rutasDeListas(rutas)
  rutasADistancia(rutas)
  rutas.on(deAgenda.verAgenda, ({ db, quien }) => verAgenda(db, quien))
  rutas.on(deAgenda.renovarAgenda, async ({ db, quien }) => ({
    ...hecho(textos.AGENDA_NUEVA),
    direccion: await renovarAgenda(db, quien, urlPublica),
  }))
  rutas.on(deAgenda.agenda, async ({ db, params, reply }) => {
    const calendario = await agendaDe(db, params.secreto, urlPublica)
    reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-store')
    return Readable.from([Buffer.from(calendario)])
  })
}

function rutasDePlanes(rutas: Rutas): void {
  rutas.on(llamadas.listarVisitas, ({ db, quien, query }) => listarVisitas(db, quien, query))
  rutas.on(llamadas.jornada, ({ db, quien, query }) => jornada(db, quien, query.dia, query.idInspector))
  rutas.on(llamadas.visitasDeCarpeta, ({ db, quien, params }) => visitasDeCarpeta(db, quien, params.idCarpeta))
  rutas.on(llamadas.planearVisita, async ({ db, quien, json }) => ({
    ...hecho(textos.VISITA_PLANEADA),
    idVisita: await planear(db, quien, json),
  }))
  rutas.on(llamadas.asignarYPlanear, ({ db, quien, json }) => asignarYPlanear(db, quien, json))
  rutas.on(llamadas.moverVisita, async ({ db, quien, json }) => {
    await mover(db, quien, json)
    return hecho(textos.VISITA_MOVIDA)
  })
  rutas.on(llamadas.cancelarVisita, async ({ db, quien, json }) => {
    await cancelar(db, quien, json)
    return hecho(textos.VISITA_CANCELADA)
  })
  rutas.on(llamadas.ordenarVisitas, async ({ db, quien, json }) => {
    await ordenar(db, quien, json)
    return hecho(textos.VISITAS_ORDENADAS)
  })
  rutas.on(llamadas.observarVisita, async ({ db, quien, json }) => ({
    ...hecho(textos.CARPETA_OBSERVADA),
    idVisita: await observarVisita(db, quien, json),
  }))
}

function rutasDelTelefono(rutas: Rutas): void {
  rutas.on(llaveDeVisitas, ({ db, quien }) => llaveDe(db, quien))
  rutas.on(deResultado.enviarResultado, ({ db, quien, json }) => recibirResultado(db, quien, json))
  rutas.on(deResultado.enviarFoto, async ({ db, quien, campos, archivos, almacen, envio }) => {
    const { respuesta, repetida } = await recibirFoto(db, quien, { campos, archivos, almacen })
    if (repetida) await envio.descartar()
    return respuesta
  })
  rutas.on(deApartados.listarApartados, async ({ db, quien }) => ({
    apartados: await listarApartados(db, quien),
  }))
  rutas.on(deApartados.verApartado, async ({ db, params, almacen, reply }) =>
    enviarArchivo(almacen, await fotoDeEnvio(db, params.idEnvio), reply),
  )
  rutas.on(deApartados.resolverApartado, async ({ db, quien, json }) => {
    await resolverApartado(db, quien, json)
    return hecho(textos.APARTADO_RESUELTO)
  })
}

function rutasDeListas(rutas: Rutas): void {
  rutas.on(deListas.listasDeControl, ({ db }) => listasDeControl(db))
  rutas.on(deListas.historialDeLista, ({ db, params }) => historialDeLista(db, params.idLista))
  rutas.on(deListas.agregarLista, async ({ db, quien, json }) => ({
    ...hecho(textos.LISTA_AGREGADA),
    idLista: await agregarLista(db, quien, json),
  }))
  rutas.on(deListas.editarLista, async ({ db, quien, json }) => {
    await editarLista(db, quien, json)
    return hecho(EDITADO_EXITOSO)
  })
  rutas.on(deListas.deshabilitarLista, async ({ db, quien, json }) => {
    await siFalla(textos.ERROR_AL_DESHABILITAR_LISTA, () => deshabilitarLista(db, quien, json.id))
    return hecho(DESHABILITADA)
  })
}

function rutasADistancia(rutas: Rutas): void {
  rutas.on(aDistancia.verADistancia, ({ db, quien, params }) => verADistancia(db, quien, params.idVisita))
  rutas.on(aDistancia.pedirADistancia, async ({ db, quien, json }) => ({
    ...hecho(textos.PEDIDA_A_DISTANCIA),
    idVisita: await pedirADistancia(db, quien, json),
  }))
  rutas.on(aDistancia.codigoDeFoto, ({ db, quien, json }) => darCodigoDeFoto(db, quien, json))
  rutas.on(aDistancia.fotoADistancia, async ({ db, quien, campos, archivos, almacen, envio }) => {
    const { idArchivo, repetida } = await recibirFotoADistancia(db, quien, { campos, archivos, almacen })
    if (repetida) await envio.descartar()
    return { ...hecho(textos.FOTO_RECIBIDA), idArchivo }
  })
  rutas.on(aDistancia.enviarADistancia, async ({ db, quien, json }) => {
    await enviarADistancia(db, quien, json)
    return hecho(textos.ENVIADA_AL_INSPECTOR)
  })
  rutas.on(aDistancia.juzgarADistancia, async ({ db, quien, json }) => hecho(await juzgarADistancia(db, quien, json)))
  rutas.on(aDistancia.irEnPersona, async ({ db, quien, json }) => {
    await irEnPersona(db, quien, json)
    return hecho(textos.VA_EN_PERSONA)
  })
}
