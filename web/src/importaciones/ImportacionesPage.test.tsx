// @vitest-environment happy-dom
import type { Desconocido, Importacion } from '@catastro/domain/importaciones/llamadas'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { rechazo } from '../pruebas/declaradas.ts'
import { conPantallas, montar, pasanSegundos } from '../pruebas/pantalla.tsx'
import { atiende, falla, llamadas, nombres, responde } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { ImportacionesPage } from './ImportacionesPage.tsx'

conPantallas()

const APLICAR = 'POST /importaciones/{idImportacion}/aplicar'
const DESHACER = 'POST /importaciones/{idImportacion}/deshacer'
const DESCARTAR = 'POST /importaciones/{idImportacion}/descartar'

const importacion = (cambios: Partial<Importacion> = {}): Importacion => ({
  idImportacion: 8,
  clase: 'calles',
  estado: 'REVISADA',
  nombreArchivo: 'calles.csv',
  autor: 'Juárez Lucía',
  creadoEl: '2026-11-21T15:00:00.000Z',
  aplicadaEl: null,
  deshechaEl: null,
  seDeshace: false,
  faltanNombres: false,
  faltanPersonas: false,
  nuevosAdministradores: 0,
  administradores: [],
  avance: 100,
  altas: 1200,
  cambios: 3,
  iguales: 40,
  rechazadas: 0,
  leidas: 1243,
  parcial: false,
  muchasMalas: false,
  motivo: null,
  lectura: null,
  ...cambios,
})
const responden = (cambios: Partial<Importacion> = {}) =>
  responde('GET /importaciones/{idImportacion}', { importacion: importacion(cambios) }, { idImportacion: 8 })

/** Which rows were asked for: 'accion pagina'. */
const pedidas: string[] = []
function conFilas() {
  pedidas.length = 0
  atiende('GET /importaciones/{idImportacion}/filas', ({ request }) => {
    const { searchParams } = new URL(request.url)
    pedidas.push(`${searchParams.get('accion') ?? 'todas'} ${searchParams.get('pagina')}`)
    const errores = [{ columna: 'Tipo', msg: 'es obligatorio' }]
    const celdas = { ID: '', Calle: 'SAN MARTIN', Tipo: 'AVENIDA' }
    return { filas: [{ fila: 2, accion: 'RECHAZADA', celdas, errores, contestado: [], antes: null }], total: 25 }
  })
}
function abrirUna(cambios: Partial<Importacion> = {}) {
  entrarComo('operador')
  conFilas()
  responden(cambios)
  montar(<ImportacionesPage />, '/importaciones?clase=calles&importacion=8')
  return userEvent.setup()
}
const aplicar = () => screen.queryByRole('button', { name: 'Aplicar' })

test('quien solo consulta lo sabe, y no tiene con qué importar', () => {
  entrarComo('jefe')
  montar(<ImportacionesPage />, '/importaciones')
  expect(screen.getByText(/Su perfil permite consultar estos datos/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Revisar archivo' })).toBeNull()
})

test('se sube el archivo de la clase elegida, y se pasa a lo que se revisa', async () => {
  entrarComo('operador')
  responde('GET /importaciones', { importaciones: [] })
  responde('POST /importaciones', { ok: true, message: 'Archivo recibido. Se está revisando', idImportacion: 8 })
  responden({ estado: 'POR_REVISAR', avance: 30 })
  const quien = userEvent.setup()
  montar(<ImportacionesPage />, '/importaciones?clase=calles')
  expect(await screen.findByText('Todavía no se importó nada.')).toBeTruthy()
  await quien.click(screen.getByRole('button', { name: 'Revisar archivo' }))
  expect(screen.getByText('Elija un archivo CSV o XLSX')).toBeTruthy()
  expect(nombres()).toEqual([])
  await quien.selectOptions(screen.getByLabelText('Qué se importa'), 'Tarifas')
  expect(screen.getByText(/^Un archivo de 100 MB como máximo: CSV, XLSX/)).toBeTruthy()
  await quien.upload(screen.getByLabelText('Archivo'), new File(['ID'], 'tarifas.csv', { type: 'text/csv' }))
  // It is judged as it is chosen.
  expect(await screen.findByText('tarifas.csv')).toBeTruthy()
  expect(screen.queryByText('Elija un archivo CSV o XLSX')).toBeNull()
  await quien.click(screen.getByRole('button', { name: 'Revisar archivo' }))
  expect(await screen.findByText('Revisando el archivo')).toBeTruthy()
  expect(screen.getByText('30 %')).toBeTruthy()
  const cuerpo = String(llamadas[0]?.cuerpo)
  expect(cuerpo).toMatch(/name="clase"\s+tarifas\s/)
  expect(cuerpo).toMatch(/name="archivo"; filename="tarifas.csv"/)
})

test('si el archivo no llega se dice, y queda elegido', async () => {
  entrarComo('operador')
  responde('GET /importaciones', { importaciones: [] })
  falla('POST /importaciones', 400, 'El archivo no tiene filas')
  const quien = userEvent.setup()
  montar(<ImportacionesPage />, '/importaciones')
  await quien.upload(screen.getByLabelText('Archivo'), new File(['ID'], 'calles.csv', { type: 'text/csv' }))
  expect(await screen.findByText('calles.csv')).toBeTruthy()
  await quien.click(screen.getByRole('button', { name: 'Revisar archivo' }))
  expect(await screen.findByText('El archivo no tiene filas')).toBeTruthy()
  expect(screen.getByText(/calles\.csv/)).toBeTruthy()
})

test('las últimas dicen cuándo, qué, de quién y cómo terminaron, y cada una se abre', async () => {
  entrarComo('operador')
  conFilas()
  responde('GET /importaciones', { importaciones: [importacion({ estado: 'APLICADA' })] })
  responden()
  montar(<ImportacionesPage />, '/importaciones')
  const ver = await screen.findByRole('button', { name: 'Ver la importación de calles.csv' })
  const celdas = within(ver.closest('tr') as HTMLElement).getAllByRole('cell')
  expect(celdas.slice(0, 5).map((celda) => celda.textContent)).toEqual([
    '21/11/2026 12:00',
    'Calles',
    'calles.csv',
    'Juárez Lucía',
    'Importada',
  ])
  await userEvent.click(ver)
  expect(await screen.findByText('Revisada')).toBeTruthy()
})

test('mientras se revisa se mira sola; cuando termina dice qué haría, y deja de mirar', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  abrirUna({ estado: 'POR_REVISAR', avance: 60, altas: 0, cambios: 0 })
  expect(await screen.findByText('60 %')).toBeTruthy()
  expect([screen.queryByText('Se agregan'), aplicar()]).toEqual([null, null])
  let miradas = 0
  atiende('GET /importaciones/{idImportacion}', () => {
    miradas += 1
    return { importacion: importacion() }
  })
  await pasanSegundos(1)
  expect((await screen.findByText('Se agregan')).nextElementSibling?.textContent).toBe('1.200')
  expect(screen.getByText('Se cambian').nextElementSibling?.textContent).toBe('3')
  expect(screen.getByText('Con errores', { selector: 'dt' }).nextElementSibling?.textContent).toBe('0')
  await pasanSegundos(5)
  expect(miradas).toBe(1)
})

test('mientras se importa también se mira', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  abrirUna({ estado: 'POR_APLICAR', avance: 10 })
  expect(await screen.findByText('10 %')).toBeTruthy()
  expect(screen.getAllByText('Importando')).toHaveLength(2)
  responden({ estado: 'APLICADA', aplicadaEl: '2026-11-21T15:05:00.000Z' })
  await pasanSegundos(1)
  expect(await screen.findByText('Importada')).toBeTruthy()
  expect(screen.getByText('21/11/2026 12:05')).toBeTruthy()
  expect(screen.queryByText('Fila por fila')).toBeNull()
})

test('se aplica después de decir qué, y solo si se confirma', async () => {
  const quien = abrirUna()
  responde(APLICAR, { ok: true, message: 'La importación comenzó' }, { idImportacion: 8 })
  await quien.click(await screen.findByRole('button', { name: 'Aplicar' }))
  const dialogo = () => screen.getByRole('dialog', { name: 'Aplicar la importación' })
  expect(within(dialogo()).getByText(/Se agregarán 1\.200 registros y se cambiarán 3\. Queda anotado/)).toBeTruthy()
  await quien.click(within(dialogo()).getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(nombres()).toEqual([])
  await quien.click(screen.getByRole('button', { name: 'Aplicar' }))
  await quien.click(within(dialogo()).getByRole('button', { name: 'Confirmar' }))
  expect(await screen.findByText('La importación comenzó')).toBeTruthy()
  expect(nombres()).toEqual([APLICAR])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('si no se pudo aplicar se dice por qué, y se ve cómo está ahora', async () => {
  const quien = abrirUna()
  falla(APLICAR, 409, 'La importación todavía se revisa, ya se aplicó o se descartó', { idImportacion: 8 })
  await quien.click(await screen.findByRole('button', { name: 'Aplicar' }))
  responden({ estado: 'DESCARTADA' })
  await quien.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirmar' }))
  expect(await screen.findByText('La importación todavía se revisa, ya se aplicó o se descartó')).toBeTruthy()
  expect(await screen.findByText('Descartada')).toBeTruthy()
  expect(aplicar()).toBeNull()
})

test('se descarta', async () => {
  const quien = abrirUna()
  responde(DESCARTAR, { ok: true, message: 'Importación descartada' }, { idImportacion: 8 })
  await quien.click(await screen.findByRole('button', { name: 'Descartar' }))
  expect(await screen.findByText('Importación descartada')).toBeTruthy()
  expect(nombres()).toEqual([DESCARTAR])
})

test.each([
  [
    'si las únicas que cambian algo tienen errores',
    { altas: 0, cambios: 0, rechazadas: 1 },
    /^1 fila tiene errores\. Ninguna/,
  ],
  ['si no cambia nada', { altas: 0, cambios: 0 }, /^El archivo no cambia nada$/],
])('%s no se puede aplicar, y se dice', async (_, cambios, motivo) => {
  abrirUna(cambios)
  expect(await screen.findByText(motivo)).toBeTruthy()
  expect(aplicar()).toBeNull()
  expect(screen.getByRole('button', { name: 'Descartar' })).toBeTruthy()
})

describe('con filas malas', () => {
  const pedido = () => {
    const pedidos: string[] = []
    atiende(APLICAR, ({ request }) => {
      pedidos.push(new URL(request.url).search)
      return { ok: true, message: 'La importación comenzó' }
    })
    return pedidos
  }

  test('se aplican las buenas, y se dice qué pasa con las otras', async () => {
    const quien = abrirUna({ leidas: 1255, rechazadas: 12 })
    const pedidos = pedido()
    expect(await screen.findByText(/^12 filas tienen errores\. Puede aplicar ahora las buenas/)).toBeTruthy()
    expect(aplicar()).toBeNull()
    await quien.click(screen.getByRole('button', { name: 'Aplicar las 1.203 buenas' }))
    expect(screen.getByRole('dialog').textContent).toContain(
      'Las 12 filas con errores no se importan: quedan acá 30 días, para bajarlas, corregirlas y subirlas.',
    )
    await quien.click(screen.getByRole('button', { name: 'Confirmar' }))
    await waitFor(() => expect(pedidos).toEqual(['?modo=BUENAS']))
  })

  test('si son muchas se pregunta otra vez, con cuántas', async () => {
    const quien = abrirUna({ leidas: 2243, rechazadas: 1000, muchasMalas: true })
    const pedidos = pedido()
    await quien.click(await screen.findByRole('button', { name: 'Aplicar las 1.203 buenas' }))
    await quien.click(screen.getByRole('button', { name: 'Confirmar' }))
    expect(screen.getByRole('dialog').textContent).toContain('1.000 de las 2.243 filas tienen errores.')
    expect(pedidos).toEqual([])
    await quien.click(screen.getByRole('button', { name: 'Aplicar igual las buenas' }))
    await waitFor(() => expect(pedidos).toEqual(['?modo=BUENAS&conMalas=1000']))
  })

  test('de la que se aplicó en parte se dice que lo bueno está, y lo demás se baja', async () => {
    abrirUna({ estado: 'APLICADA', parcial: true, leidas: 1244, rechazadas: 1, aplicadaEl: '2026-11-21T15:05:00.000Z' })
    expect(
      await screen.findByText(/^Lo bueno ya está importado, y no se pierde\. Queda una fila por corregir/),
    ).toBeTruthy()
    expect(screen.getByText('No se importaron')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Bajar la fila con errores' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Bajar todas las filas' })).toBeNull()
  })
})

test.each([
  { altas: 1, cambios: 0 },
  { altas: 0, cambios: 1 },
])('%j alcanza para aplicar', async (cambios) => {
  abrirUna(cambios)
  expect(await screen.findByRole('button', { name: 'Aplicar' })).toBeTruthy()
})

test('la que falló dice por qué, sin cuentas', async () => {
  abrirUna({ estado: 'FALLIDA', motivo: 'Faltan columnas: Tipo' })
  expect(await screen.findByText('Faltan columnas: Tipo')).toBeTruthy()
  expect([screen.queryByText('Se agregan'), aplicar()]).toEqual([null, null])
})

test('donde hay filas malas se ven primero, con su error; otro filtro vuelve a la primera página', async () => {
  const quien = abrirUna({ rechazadas: 25 })
  expect(await screen.findByText('SAN MARTIN · AVENIDA')).toBeTruthy()
  expect(screen.getByText('Tipo:').parentElement?.textContent).toBe('Tipo: es obligatorio')
  expect(pedidas).toEqual(['RECHAZADA 1'])
  await quien.click(screen.getByRole('button', { name: 'Página siguiente' }))
  await waitFor(() => expect(pedidas.at(-1)).toBe('RECHAZADA 2'))
  await quien.selectOptions(screen.getByLabelText('Qué pasa con la fila'), 'Se agrega')
  await waitFor(() => expect(pedidas.at(-1)).toBe('ALTA 1'))
})

test('de lo que cambia se ve cómo está y cómo queda', async () => {
  entrarComo('operador')
  responden()
  const celdas = { ID: '4', Calle: 'SALTA', Tipo: 'CALLE', Estado: '' }
  const fila = {
    fila: 2,
    accion: 'CAMBIO' as const,
    celdas,
    errores: [],
    contestado: [],
    antes: { Calle: 'Salta', Estado: 'Habilitado' },
  }
  responde('GET /importaciones/{idImportacion}/filas', { filas: [fila], total: 1 })
  montar(<ImportacionesPage />, '/importaciones?clase=calles&importacion=8')
  expect((await screen.findByText('Calle:')).parentElement?.textContent).toBe('Calle: Salta → SALTA')
  expect(screen.getByText('Estado:').parentElement?.textContent).toBe('Estado: Habilitado → (vacío)')
})

test('de un nombre que no está cargado se ve qué se contestó, y así queda', async () => {
  entrarComo('operador')
  responden()
  const fila = {
    fila: 2,
    accion: 'CAMBIO' as const,
    celdas: { Padrón: '12', Calle: 'SAN MARTN' },
    errores: [],
    contestado: [{ columna: 'Calle', respuesta: 'ES' as const, queda: 'SAN MARTIN' }],
    antes: { Calle: 'SALTA' },
  }
  responde('GET /importaciones/{idImportacion}/filas', { filas: [fila], total: 1 })
  montar(<ImportacionesPage />, '/importaciones?clase=padrones&importacion=8')
  const dichas = (await screen.findAllByText('Calle:')).map((rotulo) => rotulo.parentElement?.textContent)
  expect(dichas).toEqual(['Calle: SALTA → SAN MARTIN', 'Calle: SAN MARTN es SAN MARTIN'])
})

test('donde ninguna es mala se ven todas', async () => {
  abrirUna()
  await waitFor(() => expect(pedidas).toEqual(['todas 1']))
})

test('un shapefile muestra sus textos con cada clase de letras, y se lee otra vez con las que se elijan', async () => {
  const muestras = [
    { codificacion: 'utf-8' as const, textos: ['�u�oa'] },
    { codificacion: 'latin-1' as const, textos: ['¥u¤oa'] },
    { codificacion: 'cp850' as const, textos: ['Ñuñoa'] },
  ]
  const RELEER = 'POST /importaciones/{idImportacion}/releer'
  responde(RELEER, { ok: true, message: 'Se está leyendo otra vez' })
  const persona = abrirUna({ clase: 'parcelas', lectura: { codificacion: 'latin-1', sistema: 'wgs84', muestras } })
  const tabla = await screen.findByRole('table', { name: 'Textos del archivo, con cada clase de letras' })
  expect(within(tabla).getByText('Ñuñoa')).toBeTruthy()
  const boton = screen.getByRole('button', { name: 'Leer otra vez así' })
  expect(boton.hasAttribute('disabled')).toBe(true)
  await persona.selectOptions(screen.getByLabelText('Letras'), 'cp850')
  await persona.click(boton)
  await waitFor(() =>
    expect(llamadas.map(({ nombre, cuerpo }) => [nombre, cuerpo])).toEqual([
      [RELEER, { codificacion: 'cp850', sistema: 'wgs84' }],
    ]),
  )
})

describe('las filas con errores se bajan para corregirlas', () => {
  const PLANILLA = 'GET /importaciones/{idImportacion}/planilla'
  const archivo = () =>
    HttpResponse.arrayBuffer(new Uint8Array([1]).buffer, { headers: { 'Content-Type': 'application/zip' } })

  const entregados: string[] = []
  beforeEach(() => {
    entregados.length = 0
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      entregados.push(this.download)
    })
  })

  test('solo donde las hay; esas, o todas, una vez por clic', async () => {
    const pedidas: (string | null)[] = []
    let llegar = () => {}
    atiende(PLANILLA, async ({ request }) => {
      pedidas.push(new URL(request.url).searchParams.get('todas'))
      await new Promise<void>((listo) => {
        llegar = listo
      })
      return archivo()
    })
    const quien = abrirUna({ rechazadas: 1250 })
    const malas = await screen.findByRole('button', { name: 'Bajar las 1.250 filas con errores' })
    await quien.dblClick(malas)
    await waitFor(() => expect(pedidas).toEqual(['0']))
    llegar()
    await waitFor(() => expect(entregados).toEqual(['filas con errores.xlsx']))
    const todas = screen.getByRole<HTMLButtonElement>('button', { name: 'Bajar todas las filas' })
    await waitFor(() => expect(todas.disabled).toBe(false))
    await quien.click(todas)
    await waitFor(() => expect(pedidas).toEqual(['0', '1']))
    llegar()
    await waitFor(() => expect(entregados).toHaveLength(2))
  })

  test('sin errores no se ofrece', async () => {
    abrirUna()
    expect(await screen.findByRole('button', { name: 'Aplicar' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Bajar/ })).toBeNull()
  })

  test('si no se baja se dice ahí, y se reintenta lo mismo', async () => {
    falla(PLANILLA, 503, 'El servicio no responde')
    const quien = abrirUna({ rechazadas: 1 })
    await quien.click(await screen.findByRole('button', { name: 'Bajar todas las filas' }))
    expect(await screen.findByText('El servicio no responde')).toBeTruthy()
    let todas: string | null = null
    atiende(PLANILLA, ({ request }) => {
      todas = new URL(request.url).searchParams.get('todas')
      return archivo()
    })
    await quien.click(screen.getByRole('button', { name: 'Reintentar' }))
    await waitFor(() => expect(screen.queryByText('El servicio no responde')).toBeNull())
    expect(todas).toBe('1')
    expect(screen.getByRole('button', { name: 'Bajar la fila con errores' })).toBeTruthy()
  })
})

describe('deshacer', () => {
  const aplicada = { estado: 'APLICADA', aplicadaEl: '2026-11-21T15:10:00.000Z', seDeshace: true } as const
  const boton = () => screen.findByRole('button', { name: 'Deshacer la importación' })

  test('dice qué vuelve atrás, y se ve cómo avanza', async () => {
    const quien = abrirUna({ ...aplicada, altas: 1200, cambios: 1 })
    responde(DESHACER, { ok: true, message: 'Se está deshaciendo la importación' })
    await quien.click(await boton())
    const ventana = within(await screen.findByRole('dialog', { name: 'Deshacer la importación' }))
    expect(
      ventana.getByText('Todo queda como antes de importar: se quitan las 1.200 agregadas y vuelve atrás la cambiada.'),
    ).toBeTruthy()
    responden({ ...aplicada, estado: 'POR_DESHACER', seDeshace: false, avance: 40 })
    await quien.click(ventana.getByRole('button', { name: 'Deshacer' }))
    expect(await screen.findByText('40 %')).toBeTruthy()
    expect(nombres()).toEqual([DESHACER])
    expect(screen.queryByRole('button', { name: 'Deshacer la importación' })).toBeNull()
  })

  test('si ya se usa se dice qué, y queda dicho', async () => {
    const quien = abrirUna(aplicada)
    falla(DESHACER, 409, 'No se puede deshacer: lo que se importó ya lo usan 2 carpetas')
    await quien.click(await boton())
    await quien.click(screen.getByRole('button', { name: 'Deshacer' }))
    expect(await screen.findByText('No se puede deshacer: lo que se importó ya lo usan 2 carpetas')).toBeTruthy()
    expect(await boton()).toBeTruthy()
  })

  test('deshecha dice cuándo, y no se ofrece otra vez', async () => {
    abrirUna({ ...aplicada, estado: 'DESHECHA', seDeshace: false, deshechaEl: '2026-11-21T16:00:00.000Z' })
    expect(await screen.findByText('Deshecha')).toBeTruthy()
    expect(screen.getByText('Deshecho')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Deshacer la importación' })).toBeNull()
  })
})

describe('los nombres que no están', () => {
  const RESPUESTAS = 'POST /importaciones/{idImportacion}/respuestas'
  const DESCONOCIDOS = 'GET /importaciones/{idImportacion}/desconocidos'
  const SAN_MARTIN = { id: 7, nombre: 'SAN MARTIN (AVENIDA)' }
  const una = (cambios: Partial<Desconocido>): Desconocido => ({
    catalogo: 'calle',
    nombre: 'RUTA 38',
    filas: 1,
    parecida: null,
    sugerencias: [],
    respuesta: null,
    version: 0,
    porRevisar: false,
    ...cambios,
  })
  const parecida = (nombre: string, filas: number) =>
    una({ nombre, filas, parecida: SAN_MARTIN, sugerencias: [SAN_MARTIN] })
  const afuera = { respuesta: 'AFUERA', destino: null, quien: 'Paz Ana', dichaEl: '2026-11-20T15:00:00.000Z' } as const
  const conNombres = (...desconocidos: Desconocido[]) =>
    responde(DESCONOCIDOS, { desconocidos, total: desconocidos.length })
  const abrir = () => abrirUna({ faltanNombres: true, rechazadas: 1225 })

  test('los parecidos van juntos, se contestan de una vez, y se manda lo que se dijo', async () => {
    conNombres(parecida('SAN MARTN', 1204), una({}), parecida('GRAL SAN MARTIN', 20))
    responde(RESPUESTAS, { ok: true, message: 'Respuestas guardadas. Se está revisando otra vez' })
    const quien = abrir()
    const parecidas = within(await screen.findByRole('region', { name: 'Calles: se parecen a SAN MARTIN (AVENIDA)' }))
    expect(screen.getByText(/^El archivo trae 3 nombres que no están, en 1\.225 filas\./)).toBeTruthy()
    expect(parecidas.queryByLabelText('RUTA 38 (1 fila)')).toBeNull()
    await quien.click(parecidas.getByRole('button', { name: 'Todos son SAN MARTIN (AVENIDA)' }))
    await quien.selectOptions(screen.getByLabelText('RUTA 38 (1 fila)'), 'Se agrega a Calles')
    await quien.selectOptions(parecidas.getByLabelText('GRAL SAN MARTIN (20 filas)'), 'Sin contestar')
    await quien.click(screen.getByRole('button', { name: 'Guardar 2 respuestas y revisar otra vez' }))
    await waitFor(() => expect(nombres()).toEqual([RESPUESTAS]))
    expect(llamadas[0]?.cuerpo).toEqual({
      respuestas: [
        { catalogo: 'calle', nombre: 'SAN MARTN', respuesta: 'ES', idDestino: 7, version: 0 },
        { catalogo: 'calle', nombre: 'RUTA 38', respuesta: 'AGREGAR', version: 0 },
      ],
    })
  })

  test('lo que ya se contestó se ve, con quién, y una que no se parece se elige entre todas', async () => {
    conNombres(una({ respuesta: afuera, version: 3 }))
    responde('GET /catastroCalles/calles', {
      calles: [
        { idcalle: 9, calle: 'JUNIN', idcalletipo: 1, calletipo: 'CALLE', estado: 1, usrmod: null },
        { idcalle: 10, calle: 'JUNIN VIEJA', idcalletipo: 1, calletipo: 'CALLE', estado: 0, usrmod: null },
      ],
    })
    responde(RESPUESTAS, { ok: true, message: 'Respuestas guardadas. Se está revisando otra vez' })
    const quien = abrir()
    const suya = await screen.findByLabelText('RUTA 38 (1 fila)')
    expect(suya).toHaveProperty('value', 'AFUERA')
    expect(screen.getByText('Lo contestó Paz Ana el 20/11/2026')).toBeTruthy()
    await quien.selectOptions(suya, 'Es otra calle…')
    await quien.click(screen.getByLabelText('Cuál es RUTA 38'))
    await quien.click(await screen.findByText('JUNIN (CALLE)'))
    expect(screen.queryByText('JUNIN VIEJA (CALLE)')).toBeNull()
    await quien.click(screen.getByRole('button', { name: 'Guardar 1 respuesta y revisar otra vez' }))
    await waitFor(() => expect(nombres()).toEqual([RESPUESTAS]))
    expect(llamadas[0]?.cuerpo).toEqual({
      respuestas: [{ catalogo: 'calle', nombre: 'RUTA 38', respuesta: 'ES', idDestino: 9, version: 3 }],
    })
  })

  test('lo que otra persona contestó antes se ve, y lo que uno iba a decir no lo tapa', async () => {
    conNombres(una({}))
    falla(RESPUESTAS, 409, 'Otra persona contestó mientras tanto alguno de esos nombres')
    const quien = abrir()
    await quien.selectOptions(await screen.findByLabelText('RUTA 38 (1 fila)'), 'Se agrega a Calles')
    conNombres(una({ respuesta: afuera, version: 1, porRevisar: true }))
    await quien.click(screen.getByRole('button', { name: 'Guardar 1 respuesta y revisar otra vez' }))
    expect(await screen.findByText('Otra persona contestó mientras tanto alguno de esos nombres')).toBeTruthy()
    expect(await screen.findByText('Lo contestó Paz Ana el 20/11/2026')).toBeTruthy()
    expect(screen.getByLabelText('RUTA 38 (1 fila)')).toHaveProperty('value', 'AFUERA')
    expect(screen.getByText(/^Desde que se revisó el archivo se contestó algo más/)).toBeTruthy()
    // With nothing to say it is looked at again.
    expect(screen.getByRole('button', { name: 'Revisar otra vez' })).toBeTruthy()
  })
})

describe('los empleados', () => {
  const ROSA = { fila: 2, quien: 'Ávila, Rosa (CUIL 27336667777)' }

  test('quien pasaría a ser ADMINISTRADOR se nombra, y al aplicar se dice cuántos son', async () => {
    const pedidos: string[] = []
    atiende(APLICAR, ({ request }) => {
      pedidos.push(new URL(request.url).search)
      return { ok: true, message: 'La importación comenzó' }
    })
    const quien = abrirUna({ clase: 'empleados', nuevosAdministradores: 2, administradores: [ROSA] })
    const aviso = await screen.findByText(/2 personas pasan a ser ADMINISTRADOR/)
    expect(aviso.textContent).toContain('Ávila, Rosa (CUIL 27336667777), fila 2')
    expect(aviso.textContent).toContain('y 1 más')
    await quien.click(screen.getByRole('button', { name: 'Aplicar' }))
    expect(screen.getByRole('dialog').textContent).toContain(
      '2 personas pasan a ser ADMINISTRADOR: podrán hacer todo en el portal.',
    )
    await quien.click(screen.getByRole('button', { name: 'Confirmar' }))
    await waitFor(() => expect(pedidos).toEqual(['?conAdministradores=2']))
  })

  test('a quien falta se lo busca hasta la última fila; si se corta, sigue desde ahí', async () => {
    const desdes: number[] = []
    let cortada = true
    atiende('POST /importaciones/{idImportacion}/personas', async ({ request }) => {
      const { desde } = (await request.json()) as { desde: number }
      desdes.push(desde)
      if (desde === 0) return { ok: true, message: '', preguntadas: 25, halladas: 20, hasta: 26 }
      if (cortada) return rechazo(429, 'Demasiadas consultas')
      return { ok: true, message: '', preguntadas: 5, halladas: 5, hasta: null }
    })
    responde('POST /importaciones/{idImportacion}/respuestas', { ok: true, message: 'Se está revisando otra vez' })
    const quien = abrirUna({ clase: 'empleados', faltanPersonas: true, rechazadas: 30 })
    await quien.click(await screen.findByRole('button', { name: 'Buscar en Ciudad Digital' }))
    expect(await screen.findAllByText(/Demasiadas consultas/)).not.toHaveLength(0)
    expect(nombres()).not.toContain('POST /importaciones/{idImportacion}/respuestas')
    cortada = false
    await quien.click(screen.getByRole('button', { name: 'Buscar en Ciudad Digital' }))
    expect(await screen.findByText('Ciudad Digital conoce a 25 de 30 personas')).toBeTruthy()
    expect(desdes).toEqual([0, 26, 26])
    expect(nombres().filter((nombre) => nombre.endsWith('/respuestas'))).toHaveLength(1)
  })

  test('los ofrece solo a un ADMINISTRADOR', async () => {
    responde('GET /importaciones', { importaciones: [] })
    entrarComo('operador')
    montar(<ImportacionesPage />, '/importaciones?clase=empleados')
    expect(await screen.findByText(/Columnas .*Calle\*, Tipo\*, Estado/)).toBeTruthy()
    expect(screen.queryByRole('option', { name: 'Empleados y sus roles' })).toBeNull()
  })

  test('y a él le dice sus columnas', async () => {
    responde('GET /importaciones', { importaciones: [] })
    entrarComo('administrador')
    montar(<ImportacionesPage />, '/importaciones?clase=empleados')
    expect(await screen.findByText(/CUIL\*, Apellido, Nombre, Repartición\*, Oficina\*, Roles\*/)).toBeTruthy()
  })
})
