// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rechazo } from '../../pruebas/declaradas.ts'
import { atiende, llamadas, responde } from '../../pruebas/respuestas.ts'
import { conServidor, entrarComo, ROLES, usuario } from '../../pruebas/servidor.ts'
import { conLlave, llaveDePrueba, telefonoVacio } from '../../pruebas/telefono.ts'
import { jornadaDePrueba, listaDePrueba, visitaDePrueba } from '../../pruebas/visita.ts'
import { cerrarSesion, useSesion } from '../../red/sesion.ts'
import { almacen } from '../telefono/almacen.ts'
import { guardarDia, leerDia } from '../telefono/dias.ts'
import { agregarFoto } from '../telefono/fotosGuardadas.ts'
import { sha256 } from '../telefono/huella.ts'
import { firmadasPorOtros, pendientesDe } from '../telefono/pendientes.ts'
import { firmarVisita, guardarVisita, leerVisita, visitaNueva } from '../telefono/visitasGuardadas.ts'
import { alCambiarLaSesion } from './cambioDeSesion.ts'
import { enviarLoQueEspera } from './enviar.ts'

conServidor()

const YO = 14
beforeEach(async () => {
  entrarComo('operador')
  await conLlave(YO)
})
afterEach(telefonoVacio)

/** A day, a visit in the middle with its photo, and one signed with its own. */
async function conTrabajo(idPersona = YO) {
  await guardarDia(idPersona, '2026-11-23', '2026-11-23', jornadaDePrueba())
  for (const idVisita of [7, 8]) {
    const visita = await guardarVisita(visitaNueva(idPersona, visitaDePrueba({ idVisita }), listaDePrueba))
    const foto = await agregarFoto(visita, new File(['abc'], 'foto.jpg'), null)
    const contenido = JSON.stringify({ fotos: [foto.id] })
    if (idVisita === 8)
      await firmarVisita(visita, { contenido, sha256: await sha256(contenido), idsDeFotos: [foto.id] })
  }
}
const TIENDAS = ['resultados', 'fotografias', 'bytes', 'enviadas', 'dias', 'llaves'] as const
const queda = async () => {
  const base = await almacen()
  return Object.fromEntries(
    await Promise.all(TIENDAS.map(async (tienda) => [tienda, await base.count(tienda)] as const)),
  )
}
const ahora = () => {
  const { estado, usuario: quien } = useSesion.getState()
  return alCambiarLaSesion(estado, quien?.id_persona ?? null)
}

test('al cerrar la sesión queda solo lo firmado sin enviar, y nadie lo lee; vuelve su persona y lo lee', async () => {
  await conTrabajo()
  expect(await queda()).toEqual({ resultados: 2, fotografias: 2, bytes: 2, enviadas: 0, dias: 1, llaves: 1 })
  cerrarSesion()
  await ahora()
  expect(await queda()).toEqual({ resultados: 1, fotografias: 1, bytes: 1, enviadas: 0, dias: 0, llaves: 0 })
  await expect(leerVisita(YO, 8)).rejects.toThrow('Ingrese, con señal, para leerlo')
  entrarComo('operador')
  responde('GET /visitas/llave', llaveDePrueba(YO))
  expect((await leerVisita(YO, 8))?.visita.carpeta.solicitante).toBe('Medina Pablo')
  expect(await pendientesDe(YO)).toHaveLength(2)
})

test('una sesión que termina sola se lleva la llave y el día; lo que se estaba llenando espera, cerrado', async () => {
  await conTrabajo()
  localStorage.removeItem('token')
  await alCambiarLaSesion('anonimo', null)
  expect(await queda()).toEqual({ resultados: 2, fotografias: 2, bytes: 2, enviadas: 0, dias: 0, llaves: 0 })
  await expect(leerVisita(YO, 7)).rejects.toThrow('Ingrese, con señal, para leerlo')
})

test('entra otra persona: lo que la primera no firmó se va, lo firmado espera', async () => {
  await conTrabajo()
  entrarComo('jefe')
  await ahora()
  expect(await queda()).toEqual({ resultados: 1, fotografias: 1, bytes: 1, enviadas: 0, dias: 0, llaves: 0 })
  expect(await firmadasPorOtros(15)).toBe(1)
})

test('sin señal la sesión sigue: se vuelve a abrir la página y todo se lee', async () => {
  await conTrabajo()
  await alCambiarLaSesion('sinServicio', null)
  expect((await leerVisita(YO, 7))?.idVisita).toBe(7)
  expect(await leerDia(YO, '2026-11-23')).toEqual(jornadaDePrueba())
})

test('la llave de otra persona no se guarda por la de esta', async () => {
  await conTrabajo()
  await (await almacen()).clear('llaves')
  responde('GET /visitas/llave', llaveDePrueba(99))
  await expect(leerVisita(YO, 8)).rejects.toThrow('En este teléfono entró otra persona')
  expect((await queda()).llaves).toBe(0)
})

test('quien ya no es del personal envía lo que firmó', async () => {
  await conTrabajo()
  await (await almacen()).clear('llaves')
  responde('GET /visitas/llave', llaveDePrueba(YO))
  responde('GET /catastroInicio/authStatus', { usuarioSinContraseña: usuario(YO), roles: [...ROLES.ciudadano] })
  atiende('POST /visitas/resultado', async ({ json }) => {
    const { id, contenido } = await json()
    const recibo = {
      clase: 'RESULTADO' as const,
      id,
      sha256: await sha256(contenido),
      recibidoEl: '2026-11-23T12:00:00.000Z',
    }
    return { ok: true, message: 'Apartada', situacion: 'APARTADA' as const, motivo: 'Ya no es del personal', recibo }
  })
  atiende('POST /visitas/foto', () => rechazo(503, 'Espere'))
  useSesion.setState({ roles: ROLES.ciudadano })
  await enviarLoQueEspera()
  expect(llamadas.map(({ nombre }) => nombre)).toEqual(['POST /visitas/resultado', 'POST /visitas/foto'])
  expect((await pendientesDe(YO)).map(({ clase }) => clase)).toEqual(['foto'])
})
