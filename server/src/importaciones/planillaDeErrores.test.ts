import type { Clase } from '@catastro/domain/importaciones/reglas'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, CUIL } from '../../pruebas/appDePrueba.ts'
import { importacionesDePrueba } from '../../pruebas/importacionesDePrueba.ts'
import { larga, unTercio } from '../../pruebas/larga.ts'
import { escribirLibro, leerLibro } from '../../pruebas/libroDePrueba.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})
const { recibir, revisar, ver, filas, aplicar, atender, consultar } = importacionesDePrueba(() => portal)

const bajar = (id: number, consulta = '') =>
  portal.como('lucia', { url: `/api/importaciones/${id}/planilla${consulta}` })

async function hojaDe(id: number, consulta?: string) {
  const respuesta = await bajar(id, consulta)
  expect([respuesta.statusCode, respuesta.headers['content-type']]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ])
  return { hoja: leerLibro(respuesta.rawPayload), nombre: respuesta.headers['content-disposition'] }
}

interface Mala {
  readonly clase: Clase
  readonly archivo: string
  readonly nombre?: string
  /** Of its only faulty row. */
  readonly motivos: string
  /** The cells that mend it, by title. */
  readonly corregir: Readonly<Record<string, string | number | Date>>
  /** What is there once the mended file is applied. */
  readonly queda: readonly [sql: string, fila: object]
}

const BORDE = '[[-65.21,-26.84],[-65.21,-26.8402],[-65.2098,-26.8402],[-65.2098,-26.84],[-65.21,-26.84]]'
const MALAS: readonly Mala[] = [
  {
    clase: 'calles',
    archivo: 'Calle;Tipo\nLAS TIPAS;CALLE\nLOS TARCOS;SENDERO\n',
    motivos: 'Fila 3. Tipo: no es un tipo de calle conocido',
    corregir: { Tipo: 'CALLE' },
    queda: [`select estado from calle where calle = 'LOS TARCOS'`, { estado: true }],
  },
  {
    clase: 'padrones',
    archivo: 'Otra cosa;Padrón;Padrón provincial;Apellido y nombre;DNI\nx;7000001;97000001;UNO;\nx;7000002;;;12\n',
    motivos:
      'Fila 3. Padrón provincial: debe tener de 1 a 12 números, con guiones o espacios si los lleva, sin letras; Apellido y nombre: es obligatorio; DNI: debe tener 7 u 8 números',
    corregir: { 'Padrón provincial': 97000002, 'Apellido y nombre': 'DOS', DNI: '' },
    queda: [
      `select apeynom, padronp, dni from padron where padronm = '7000002'`,
      { apeynom: 'DOS', padronp: '97000002', dni: null },
    ],
  },
  {
    clase: 'parcelas',
    nombre: 'parcelas.geojson',
    archivo: `{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"Padrón":"","Sección":"","Manzana":"","Parcela":"5"},"geometry":{"type":"Polygon","coordinates":[${BORDE}]}}]}`,
    motivos:
      'Fila 2. Sección: es obligatoria: el padrón no dice cuál es; Manzana: es obligatoria: el padrón no dice cuál es',
    corregir: { Sección: '40', Manzana: 7 },
    queda: [
      `select p.parcela, p.forma::text from parcela p join manzana m using (id_manzana) where (seccion, manzana) = ('40', '7')`,
      { parcela: '5', forma: `{"type":"Polygon","coordinates":[${BORDE}]}` },
    ],
  },
  {
    clase: 'profesionales',
    archivo:
      'CUIL;Profesión;Universidad;Matrícula;Vencimiento\n27-30999111-2;AGRIMENSOR;UNIVERSIDAD DE BUENOS AIRES;AG-1;31/02/2099\n',
    motivos: 'Fila 2. Vencimiento: no es una fecha válida',
    corregir: { Vencimiento: new Date('2099-02-28') },
    queda: [
      `select fecha_vencimiento::text as vencimiento, matricula from profesional join persona using (id_persona) where documento_persona = '27309991112'`,
      { vencimiento: '2099-02-28', matricula: 'AG-1' },
    ],
  },
  {
    clase: 'tarifas',
    archivo: 'Tarifa;Tipo;Precio Unitario;Valor;Factor\nTARIFA NUEVA;OTRA;10;20,5;un medio\n',
    motivos: 'Fila 2. Factor: debe ser un número con cuatro decimales como máximo',
    corregir: { Factor: 0.5 },
    queda: [
      `select valor from tarifa join tarifa_historial using (id_tarifa) where tarifa = 'TARIFA NUEVA'`,
      { valor: 2050 },
    ],
  },
]

describe('las filas con errores', () => {
  it.each(unTercio(MALAS))(
    '$clase: se bajan con sus motivos, se corrigen ahí y ese archivo se importa',
    async (mala) => {
      const id = await revisar(mala.clase, mala.archivo, mala.nombre)
      expect((await ver(id)).rechazadas).toBe(1)
      const { hoja } = await hojaDe(id)
      const [titulos = [], fila = [], ...mas] = hoja
      expect([titulos.at(-1), fila[titulos.length - 1], mas]).toEqual(['Motivos', mala.motivos, []])
      const corregida = titulos.map((titulo, n) => mala.corregir[titulo] ?? fila[n] ?? '')
      const corregido = await revisar(mala.clase, await escribirLibro([titulos, corregida]), 'corregido.xlsx')
      expect(await ver(corregido)).toMatchObject({ estado: 'REVISADA', altas: 1, rechazadas: 0 })
      expect((await aplicar(corregido)).statusCode).toBe(200)
      await atender()
      const [sql, esperado] = mala.queda
      expect(await consultar(sql)).toEqual([esperado])
    },
  )

  larga('con todas, las buenas van sin motivo, y el archivo corregido se importa entero', async () => {
    const id = await revisar(
      'calles',
      'Calle;Tipo\nLOS CEDROS;CALLE\n\nLOS SAUCES;\nlos cedros;calle\n',
      'calles nuevas.v2.csv',
    )
    expect((await hojaDe(id)).nombre).toBe("attachment; filename*=UTF-8''calles%20nuevas.v2%20con%20errores.xlsx")
    const { hoja, nombre } = await hojaDe(id, '?todas=1')
    expect(nombre).toBe("attachment; filename*=UTF-8''calles%20nuevas.v2%20con%20motivos.xlsx")
    expect(hoja).toEqual([
      ['ID', 'Calle', 'Tipo', 'Estado', 'Motivos'],
      ['', 'LOS CEDROS', 'CALLE'],
      ['', 'LOS SAUCES', '', '', 'Fila 4. Tipo: es obligatorio'],
      ['', 'los cedros', 'calle', '', 'Fila 5. Fila: repite la fila 2'],
    ])
    const [titulos = [], cedros = [], sauces = []] = hoja
    sauces[2] = 'CALLE'
    const corregido = await revisar('calles', await escribirLibro([titulos, cedros, sauces]), 'corregido.xlsx')
    expect(await ver(corregido)).toMatchObject({ altas: 2, rechazadas: 0 })
  })

  it('lo que parece una fórmula sale y vuelve como el texto que es', async () => {
    const trampas = ['=1+1', '+54', '-2', '@SUM(A1)', '=HYPERLINK("http://x/"&A1)', '<b>&"\'']
    const id = await revisar(
      'calles',
      `Calle;Tipo\n${trampas.map((t) => `"${t.replaceAll('"', '""')}";NO HAY`).join('\n')}\n`,
    )
    const { hoja } = await hojaDe(id)
    expect(hoja.slice(1).map((fila) => fila[1])).toEqual(trampas)
    const otra = await revisar('calles', await escribirLibro(hoja), 'otra.xlsx')
    expect((await filas(otra)).map(({ celdas: c }: { celdas: { Calle: string } }) => c.Calle)).toEqual(trampas)
  })

  it('mientras se revisa, sin errores, descartada o de ninguna: se dice, y no se baja nada', async () => {
    const NO_ESTA_REVISADA =
      'Las filas con sus motivos se bajan de una importación revisada, o de una de la que se aplicaron solo las buenas: esta todavía se revisa, se aplicó entera o se descartó'
    const dice = async (id: number) => {
      const respuesta = await bajar(id)
      return [respuesta.statusCode, respuesta.json().message]
    }
    const id = await recibir('calles', 'Calle;Tipo\nLOS PINOS;SENDERO\n')
    expect(await dice(id)).toEqual([409, NO_ESTA_REVISADA])
    await atender()
    expect((await bajar(id)).statusCode).toBe(200)
    await portal.como('lucia', { method: 'POST', url: `/api/importaciones/${id}/descartar` })
    expect(await dice(id)).toEqual([409, NO_ESTA_REVISADA])
    expect(await dice(await revisar('calles', 'Calle;Tipo\nLOS PINOS;CALLE\n'))).toEqual([
      409,
      'El archivo no tiene filas con errores',
    ])
    expect(await dice(999_999)).toEqual([404, 'La importación no existe'])
  })

  larga('10.000 salen enteras y en su orden, y quien se va a la mitad no deja la base ocupada', async () => {
    const id = await revisar('calles', 'Calle;Tipo\nLOS PINOS;SENDERO\n')
    await consultar(
      `insert into importaciones.fila (id_importacion, fila, accion, claves, datos, errores)
       select ${id}, n, 'RECHAZADA', '{}', jsonb_build_object('calle', 'CALLE ' || n, 'tipo', 'SENDERO'),
         '[{"columna": "Tipo", "msg": "no es un tipo de calle conocido"}]' from generate_series(3, 10001) n`,
    )
    const { hoja } = await hojaDe(id)
    expect(hoja.length).toBe(10_001)
    expect(hoja[10_000]?.[1]).toBe('CALLE 10001')
    expect(hoja[10_000]?.[4]).toBe('Fila 10001. Tipo: no es un tipo de calle conocido')

    const direccion = await portal.app.listen({ port: 0, host: '127.0.0.1' })
    for (let vez = 0; vez < 3; vez += 1) {
      const corte = new AbortController()
      const respuesta = await fetch(`${direccion}/api/importaciones/${id}/planilla`, {
        headers: { authorization: CUIL.lucia },
        signal: corte.signal,
      })
      await respuesta.body?.getReader().read()
      corte.abort()
    }
    // Two at a time: had the three kept their turn, this one would wait for ever.
    expect((await bajar(id)).statusCode).toBe(200)
  })
})
