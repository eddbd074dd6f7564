import { beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import { pedidoDeAlta } from '../../pruebas/carpetasDePrueba.ts'
import { importacionesDePrueba } from '../../pruebas/importacionesDePrueba.ts'
import { tarifasVigentes } from './tarifasVigentes.ts'

/** What the seed says is nobody's price until the city says it. */
const SIN_CONFIRMAR = 'La ciudad todavía no confirmó esta tarifa'
let portal: AppDePrueba
let deADos: AppDePrueba
const ESTADO = `update tarifa_historial set por_confirmar = usrmod is null; update obra_tipo_historial set por_confirmar = usrmod is null`
beforeAll(async () => {
  portal = await appDePrueba()
  deADos = await appDePrueba({ ajustes: { PRECIOS_CON_DOS_PERSONAS: 'si' } })
  for (const { db } of [portal, deADos]) await db.$client.query(ESTADO)
})

const pedir = async (app: AppDePrueba, quien: Demo, method: 'GET' | 'POST', url: string, payload?: object) => {
  const respuesta = await app.como(quien, { method, url: `/api${url}`, ...(payload && { payload }) })
  return { estado: respuesta.statusCode, ...respuesta.json() }
}
/** As the seed has it. */
const CERCA = {
  idTarifa: 65,
  Tarifa: 'CERCA DE OBRA POR METRO',
  tipo: 'CERCA',
  PrecioUnitario: 350,
  valor: 350,
  Factor: 1,
}
const faltaEn = async (app: AppDePrueba, lista: string, clave: string) =>
  (await pedir(app, 'ana', 'GET', `/formulario/${lista}`))[lista]
    .filter((fila: { porConfirmar?: true }) => fila.porConfirmar)
    .map((fila: Record<string, number>) => fila[clave])

it('con lo de la semilla no se cobra; confirmado con el mismo importe, sí, y solo eso', async () => {
  const { db } = portal
  expect(await faltaEn(portal, 'tarifas', 'idTarifa')).toEqual([1, 2, 10, 50, 64, 65, 111, 112, 116, 119, 120, 121])
  expect(await faltaEn(portal, 'tiposObra', 'idObraTipo')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
  await expect(tarifasVigentes(db, { cerca: 65 })).rejects.toThrow(SIN_CONFIRMAR)
  expect((await pedir(portal, 'ana', 'POST', '/tarifas/actualizarTarifa', CERCA)).estado).toBe(200)
  expect(await tarifasVigentes(db, { cerca: 65 })).toEqual({ cerca: 35_000 })
  await expect(tarifasVigentes(db, { cerca: 65, elevadores: 116 })).rejects.toThrow(SIN_CONFIRMAR)
  expect(await faltaEn(portal, 'tarifas', 'idTarifa')).toEqual([1, 2, 10, 50, 64, 111, 112, 116, 119, 120, 121])
  // Said again, it is the same: no second line.
  await pedir(portal, 'ana', 'POST', '/tarifas/actualizarTarifa', CERCA)
  expect((await pedir(portal, 'ana', 'GET', '/tarifas/historial/65')).historial).toHaveLength(2)
})

it('confirmada para un día que no llegó, todavía no se cobra', async () => {
  const cambio = { ...CERCA, idTarifa: 64, Tarifa: 'DERECHO DE CONSTRUCCION MINIMO', tipo: 'OBRA' }
  await pedir(portal, 'ana', 'POST', '/tarifas/actualizarTarifa', { ...cambio, vigenteDesde: '2099-01-01' })
  await expect(tarifasVigentes(portal.db, { minimo: 64 })).rejects.toThrow(SIN_CONFIRMAR)
})

it('con dos personas, mientras espera tampoco; lo que espera dice que se confirma', async () => {
  const { db } = deADos
  await pedir(deADos, 'lucia', 'POST', '/tarifas/actualizarTarifa', CERCA)
  await expect(tarifasVigentes(db, { cerca: 65 })).rejects.toThrow(SIN_CONFIRMAR)
  const [cambio] = (await pedir(deADos, 'ana', 'GET', '/preciosPendientes')).cambios
  expect(cambio.valores.at(-1)).toEqual({
    rotulo: 'Confirmado por la ciudad',
    antes: 'No',
    valor: 'Sí',
    enPesos: false,
  })
  const { idCambio, enVigor } = cambio
  expect((await pedir(deADos, 'ana', 'POST', '/preciosPendientes/confirmar', { idCambio, enVigor })).estado).toBe(200)
  expect(await tarifasVigentes(db, { cerca: 65 })).toEqual({ cerca: 35_000 })
})

it('la lista dice con qué empezó el portal al lado de lo que escribió la ciudad; de lo que agregó la ciudad, nada', async () => {
  const nueva = { Tarifa: 'TARIFA DE LA CIUDAD', tipo: 'OTRA', PrecioUnitario: 10, valor: 10, Factor: 1 }
  expect((await pedir(portal, 'ana', 'POST', '/tarifas/agregarTarifa', nueva)).estado).toBe(200)
  const cerca = { ...CERCA, PrecioUnitario: 400.5, valor: 401, Factor: 2 }
  expect((await pedir(portal, 'ana', 'POST', '/tarifas/actualizarTarifa', cerca)).estado).toBe(200)
  const { tarifas } = await pedir(portal, 'ana', 'GET', '/tarifas/getTarifas')
  const de = (nombre: string) => tarifas.find(({ Tarifa }: { Tarifa: string }) => Tarifa === nombre)
  expect(de('CERCA DE OBRA POR METRO')).toMatchObject({
    PrecioUnitario: 400.5,
    valor: 401,
    Factor: 2,
    porConfirmar: false,
    deMuestra: { PrecioUnitario: 350, valor: 350, Factor: 1 },
  })
  expect(de('TARIFA DE LA CIUDAD')).not.toHaveProperty('deMuestra')
  const { obrastipo } = await pedir(portal, 'ana', 'GET', '/obrasTipo/getObrasTipo')
  expect(obrastipo[6]).toMatchObject({
    ObraTipo: 'CAMBIO DE DESTINO',
    porConfirmar: true,
    deMuestra: { timbrado: 2500, provisorio: 5000, definitivo: 8000 },
  })
})

it('una carpeta no se presenta con un tipo de obra por confirmar, y sí con el mismo importe confirmado', async () => {
  const rechazada = await portal.como('pablo', pedidoDeAlta())
  expect([rechazada.statusCode, rechazada.json().errors]).toEqual([409, [{ path: 'idObraTipo', msg: SIN_CONFIRMAR }]])
  const obra = { idObraTipo: 7, ObraTipo: 'CAMBIO DE DESTINO', timbrado: 2500, provisorio: 5000, definitivo: 8000 }
  expect((await pedir(portal, 'ana', 'POST', '/obrasTipo/actualizarObrasTipo', obra)).estado).toBe(200)
  expect((await portal.como('pablo', pedidoDeAlta())).statusCode).toBe(200)
})

it('una planilla de tarifas con el mismo importe las confirma; la que dice un día pasado, no', async () => {
  const { atender, revisar, filas, aplicar } = importacionesDePrueba(() => portal)
  const titulos = 'Tarifa;Tipo;Precio Unitario;Valor;Factor;Vigente desde'
  const id = await revisar(
    'tarifas',
    [
      titulos,
      'ELEVADORES Y CONSERVADORES;ELEVADOR;5200;5200;1;',
      'DEPOSITO DE MATERIALES POR DIA;VEREDA;250;250;1;2024-01-01',
    ].join('\n'),
  )
  expect((await filas(id)).map(({ accion }: { accion: string }) => accion)).toEqual(['CAMBIO', 'IGUAL'])
  await aplicar(id)
  await atender()
  expect(await tarifasVigentes(portal.db, { elevadores: 116 })).toEqual({ elevadores: 520_000 })
  await expect(tarifasVigentes(portal.db, { deposito: 119 })).rejects.toThrow(SIN_CONFIRMAR)
})
