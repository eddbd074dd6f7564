import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { importacionesDePrueba } from '../../pruebas/importacionesDePrueba.ts'
import { instantanea } from '../../pruebas/instantanea.ts'
import { larga } from '../../pruebas/larga.ts'
import { leerLibro } from '../../pruebas/libroDePrueba.ts'
import { multiparte, PDF } from '../../pruebas/multiparte.ts'
import { vigilar } from '../plataforma/archivos/vigilado.ts'
import { LECTOR_DE_TABLAS } from '../plataforma/proceso/programas.ts'
import { atenderPendientes } from './pendientes.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

const { atender, enviar, recibir, revisar, leer, ver, filas, aplicar, consultar } = importacionesDePrueba(() => portal)

describe('las calles', () => {
  it('la revisión dice qué haría cada fila, y por qué rechaza: no cambia nada', async () => {
    const antes = await instantanea(portal)
    const id = await revisar(
      'calles',
      [
        'ID;Calle;Tipo;Estado',
        ';AVELLANEDA;CALLE;',
        ';san martín;Calle;Habilitado',
        ';SALTA;CALLE;',
        ';;CALLE;',
        `;${'X'.repeat(61)};CALLE;`,
        ';LOS LAPACHOS;SENDERO;',
        ';LOS LAPACHOS;CALLE;quizás',
        '99999;LOS CEIBOS;CALLE;',
        ';Avellaneda;calle;',
        'abc;LAS ROSAS;CALLE;',
        '',
        ';MUNECAS;CALLE;',
      ].join('\r\n'),
    )
    expect(await ver(id)).toMatchObject({
      estado: 'REVISADA',
      clase: 'calles',
      autor: 'Lucía Juárez',
      avance: 100,
      altas: 2,
      cambios: 1,
      iguales: 1,
      rechazadas: 7,
    })
    expect(
      (await filas(id)).map((f: { fila: number; accion: string; errores: unknown }) => [f.fila, f.accion, f.errores]),
    ).toEqual([
      [2, 'ALTA', []],
      [3, 'CAMBIO', []],
      [4, 'IGUAL', []],
      [5, 'RECHAZADA', [{ columna: 'Calle', msg: 'Ingrese un nombre de máximo 30 caracteres' }]],
      [6, 'RECHAZADA', [{ columna: 'Calle', msg: 'Ingrese un nombre de máximo 30 caracteres' }]],
      [7, 'RECHAZADA', [{ columna: 'Tipo', msg: 'no es un tipo de calle conocido' }]],
      [8, 'RECHAZADA', [{ columna: 'Estado', msg: 'debe ser Habilitado o Deshabilitado' }]],
      [9, 'RECHAZADA', [{ columna: 'ID', msg: 'no existe' }]],
      [10, 'RECHAZADA', [{ columna: 'Fila', msg: 'repite la fila 2' }]],
      [11, 'RECHAZADA', [{ columna: 'ID', msg: 'el número no es válido' }]],
      [13, 'ALTA', []],
    ])
    expect((await filas(id, 'accion=CAMBIO'))[0].celdas).toEqual({
      ID: '',
      Calle: 'san martín',
      Tipo: 'Calle',
      Estado: 'Habilitado',
    })
    const despues = await instantanea(portal)
    expect(despues.filas.calle).toBe(antes.filas.calle)
    // What was read is kept as rows; the file itself is given back.
    expect(despues.archivos).toEqual(antes.archivos)
    const respuesta = await aplicar(id)
    expect([respuesta.statusCode, respuesta.json()]).toEqual([
      409,
      {
        ok: false,
        message:
          'Hay filas con errores y no se cambió nada: aplique solo las buenas, o corrija el archivo y vuelva a subirlo',
      },
    ])
  })

  it('una buena se aplica entera, auditada a nombre de quien la aplicó', async () => {
    const id = await revisar(
      'calles',
      'Calle,Tipo,Estado\nAVELLANEDA,CALLE,\nSan Martín,CALLE,\nSALTA,CALLE,Deshabilitado\n',
    )
    expect((await aplicar(id)).json()).toEqual({ ok: true, message: 'La importación comenzó' })
    await atender()
    expect(await ver(id)).toMatchObject({
      estado: 'APLICADA',
      altas: 1,
      cambios: 2,
      avance: 100,
      aplicadaEl: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    expect(
      await consultar(
        `select calle, estado, usrmod from calle where calle in ('AVELLANEDA', 'San Martín', 'SALTA') order by 1`,
      ),
    ).toEqual([
      { calle: 'AVELLANEDA', estado: true, usrmod: 1 },
      { calle: 'SALTA', estado: false, usrmod: 1 },
      { calle: 'San Martín', estado: true, usrmod: 1 },
    ])
    const [salta] = await consultar(`select id_calle from calle where calle = 'SALTA'`)
    const { cambios } = await leer(`/auditoria/calle/${salta.id_calle}`, 'ana')
    expect(cambios[0]).toMatchObject({
      autor: 'Ana Romano',
      campos: [{ campo: 'Estado', antes: 'Habilitado', despues: 'Deshabilitado' }],
    })
    expect((await aplicar(id)).statusCode).toBe(409)
  })

  larga('lo exportado se importa sin que cambie nada, como CSV y como XLSX', async () => {
    for (const formato of ['csv', 'xlsx']) {
      const respuesta = await portal.como('lucia', { url: `/api/exportaciones/calles?formato=${formato}` })
      expect(respuesta.statusCode).toBe(200)
      const id = await revisar('calles', respuesta.rawPayload, `calles.${formato}`)
      expect(await ver(id)).toMatchObject({ estado: 'REVISADA', altas: 0, cambios: 0, rechazadas: 0 })
      expect((await aplicar(id)).json().message).toBe('El archivo no cambia nada')
    }
  })

  it('lo que alguien hizo a mano mientras tanto no se hace de nuevo', async () => {
    const id = await revisar('calles', 'Calle;Tipo;Estado\nLAPRIDA;CALLE;Deshabilitado\n')
    expect(await ver(id)).toMatchObject({ cambios: 1 })
    await aplicar(id, 'ana')
    const [{ id_calle }] = await consultar(`select id_calle from calle where calle = 'LAPRIDA'`)
    await portal.como('lucia', {
      method: 'POST',
      url: '/api/catastroCalles/deshabilitarCalle',
      payload: { id: id_calle },
    })
    await atender()
    expect((await ver(id)).estado).toBe('APLICADA')
    // Lucía is person 4: the last to have changed it.
    expect(await consultar(`select estado, usrmod from calle where calle = 'LAPRIDA'`)).toEqual([
      { estado: false, usrmod: 4 },
    ])
  })

  it('lo que cambió desde la revisión la vuelve atrás entera', async () => {
    const id = await revisar('calles', 'ID;Calle;Tipo\n;LOS TARCOS;CALLE\n2;LOS NARANJOS;CALLE\n')
    await aplicar(id)
    await portal.como('ana', {
      method: 'POST',
      url: '/api/catastroCalles/crearCalle',
      payload: { calle: 'Los Naranjos', idcalletipo: 1 },
    })
    await atender()
    expect(await ver(id)).toMatchObject({
      estado: 'FALLIDA',
      motivo: 'Los datos cambiaron desde la revisión. No se importó nada: suba el archivo otra vez para revisarlo',
    })
    expect(await consultar(`select 1 from calle where calle = 'LOS TARCOS'`)).toEqual([])
  })
})

describe('los padrones', () => {
  const TITULOS =
    'Padrón;Padrón provincial;Apellido y nombre;DNI;CUIT;Calle;Número;Piso;Dpto;Sección;Manzana;Parcela;Distrito;Dominio'
  const CUANTOS = 2000
  const fila = (n: number, resto = '') =>
    `7${String(n).padStart(6, '0')};9${String(n).padStart(9, '0')};PRUEBA ${n};;;JUNIN;${n % 9999};;;1;2;3;01;N-1${resto}`
  const archivo = (malas: Readonly<Record<number, string>> = {}) =>
    [TITULOS, ...Array.from({ length: CUANTOS }, (_, n) => malas[n] ?? fila(n))].join('\n')

  larga('50 filas malas entre 2.000: cada una con su fila y su columna, y aplicar no cambia nada', async () => {
    const malas: Record<number, string> = {}
    for (let n = 0; n < 50; n++) {
      const lugar = n * 40 + 7
      malas[lugar] =
        [
          `${lugar}X;1;UNO`,
          `7${String(lugar).padStart(6, '0')};;UNO`,
          `7${String(lugar).padStart(6, '0')};8${lugar};`,
          `7${String(lugar).padStart(6, '0')};8${lugar};UNO;12`,
          fila(0),
        ][n % 5] ?? ''
    }
    const id = await revisar('padrones', archivo(malas))
    expect(await ver(id)).toMatchObject({ estado: 'REVISADA', altas: 1950, rechazadas: 50 })
    const rechazadas = [
      ...(await filas(id, 'accion=RECHAZADA&porPagina=25')),
      ...(await filas(id, 'accion=RECHAZADA&porPagina=25&pagina=2')),
    ]
    expect(rechazadas).toHaveLength(50)
    expect(
      rechazadas.slice(0, 5).map(({ fila, errores }: { fila: number; errores: unknown }) => [fila, errores]),
    ).toEqual([
      [9, [{ columna: 'Padrón', msg: 'debe tener de 1 a 8 números, sin letras' }]],
      [
        49,
        [
          {
            columna: 'Padrón provincial',
            msg: 'debe tener de 1 a 12 números, con guiones o espacios si los lleva, sin letras',
          },
        ],
      ],
      [89, [{ columna: 'Apellido y nombre', msg: 'es obligatorio' }]],
      [129, [{ columna: 'DNI', msg: 'debe tener 7 u 8 números' }]],
      [169, [{ columna: 'Fila', msg: 'repite la fila 2' }]],
    ])
    const antes = await instantanea(portal)
    expect((await aplicar(id)).statusCode).toBe(409)
    await atender()
    expect(await instantanea(portal)).toEqual(antes)
  })

  it('2.000 buenas entran con su domicilio; una corrección cambia el dueño y el domicilio, y deja los demás', async () => {
    const id = await revisar('padrones', archivo())
    await aplicar(id)
    await atender()
    expect(await ver(id)).toMatchObject({ estado: 'APLICADA', altas: 2000 })
    const [uno] = await consultar(
      `select p.apeynom, d.calle_texto, d.nro_puerta, d.origen, c.calle from padron p join domicilio d using (id_domicilio)
       join calle c using (id_calle) where padronm = '7000015'`,
    )
    expect(uno).toEqual({
      apeynom: 'PRUEBA 15',
      calle_texto: 'JUNIN',
      nro_puerta: '15',
      origen: 'PADRON',
      calle: 'JUNIN',
    })

    const corregido = await revisar(
      'padrones',
      `${TITULOS}\n${fila(15).replace('PRUEBA 15', 'OTRA DUEÑA').replace(';15;', ';99;')}\n${fila(16)}\n${fila(17).replace('JUNIN', '')}\n${fila(18).replace('PRUEBA 18', 'OTRO DUEÑO').replace('JUNIN;18', ';')}`,
    )
    expect(await ver(corregido)).toMatchObject({ cambios: 2, iguales: 2, altas: 0 })
    await aplicar(corregido)
    await atender()
    expect(
      await consultar(
        `select apeynom, nro_puerta, (select count(*)::int from domicilio where padron = p.padronm) as domicilios
         from padron p join domicilio d using (id_domicilio) where padronm = '7000015'`,
      ),
    ).toEqual([{ apeynom: 'OTRA DUEÑA', nro_puerta: '99', domicilios: 1 }])
    // A row without a street says nothing of the address.
    expect(
      await consultar(
        `select apeynom, calle_texto, nro_puerta, calle from padron join domicilio using (id_domicilio)
         join calle using (id_calle) where padronm = '7000018'`,
      ),
    ).toEqual([{ apeynom: 'OTRO DUEÑO', calle_texto: 'JUNIN', nro_puerta: '18', calle: 'JUNIN' }])
  })

  it('el número provincial de otro padrón se rechaza', async () => {
    const id = await revisar('padrones', `${TITULOS}\n888888;3100001;ALGUIEN;;;;;;;;;;;\n`)
    expect((await filas(id))[0].errores).toEqual([{ columna: 'Padrón provincial', msg: 'ya es del padrón 100001' }])
  })

  larga('interrumpida en medio no deja nada, y la siguiente vuelta la termina', async () => {
    const otro = [
      TITULOS,
      ...Array.from(
        { length: 4500 },
        (_, n) => `6${String(n).padStart(6, '0')};5${String(n).padStart(9, '0')};CORTE ${n};;;;;;;;;;;`,
      ),
    ].join('\n')
    const id = await revisar('padrones', otro)
    await aplicar(id)
    const corte = new AbortController()
    const seguir = portal.db.$client.query.bind(portal.db.$client)
    const avances: number[] = []
    // The job tells how far it is after each batch: after the first one, the process is told to end.
    portal.db.$client.query = ((...pedido: Parameters<typeof seguir>) => {
      const [consulta] = pedido as unknown as [{ name?: string; values?: unknown[] }]
      if (consulta?.name === 'avance_de_importacion') {
        avances.push(Number(consulta.values?.[1]))
        if (avances.length === 2) corte.abort()
      }
      return seguir(...pedido)
    }) as typeof seguir
    await expect(
      atenderPendientes(
        portal.db,
        { almacen: vigilar(portal.db, portal.almacen, false), lector: LECTOR_DE_TABLAS, marco: null },
        corte.signal,
      ),
    ).rejects.toThrow()
    portal.db.$client.query = seguir
    expect(avances).toEqual([0, 11])
    expect(await consultar(`select count(*)::int as n from padron where apeynom like 'CORTE %'`)).toEqual([{ n: 0 }])
    expect((await ver(id)).estado).toBe('POR_APLICAR')
    // A process that ends in order is no failed attempt.
    expect(await consultar(`select intentos from importacion where id_importacion = ${id}`)).toEqual([{ intentos: 0 }])
    await atender()
    expect(await consultar(`select count(*)::int as n from padron where apeynom like 'CORTE %'`)).toEqual([{ n: 4500 }])
    expect((await ver(id)).estado).toBe('APLICADA')
  })
})

larga('una matrícula que perdió los ceros de adelante no cambia la que está', async () => {
  const con = (matricula: string) =>
    revisar(
      'profesionales',
      `CUIL;Profesión;Universidad;Matrícula;Vencimiento\n20272223336;AGRIMENSOR;UNIVERSIDAD DE BUENOS AIRES;${matricula};2099-12-31\n`,
    )
  expect((await aplicar(await con('0042'))).statusCode).toBe(200)
  await atender()
  expect((await filas(await con('42')))[0].errores).toEqual([
    {
      columna: 'Matrícula',
      msg: 'perdió los ceros de adelante: en el registro es 0042. Ponga la columna como texto y escríbalo otra vez',
    },
  ])
  expect((await filas(await con('43')))[0]).toMatchObject({ accion: 'CAMBIO', errores: [] })
})

it('los profesionales y las tarifas', async () => {
  const profesionales = await revisar(
    'profesionales',
    [
      'CUIL;Profesión;Universidad;Matrícula;Vencimiento;Domicilio',
      '20-25333444-5;arquitecto;Universidad Nacional de Tucumán;A-1523;31/12/2031;',
      '27309991112;AGRIMENSOR;UNIVERSIDAD DE BUENOS AIRES;AG-1;2099-12-31;SALTA 12',
      '20227778882;ARQUITECTO;UNIVERSIDAD DE BUENOS AIRES;a-1523;31/12/2031;',
      '20999999999;ARQUITECTO;NINGUNA;A-9;31/02/2031;',
      '20999999990;ASTRÓNOMO;NINGUNA;A-10;31/12/2031;',
    ].join('\n'),
  )
  expect((await filas(profesionales)).map((f: { accion: string; errores: unknown }) => [f.accion, f.errores])).toEqual([
    ['CAMBIO', []],
    ['ALTA', []],
    [
      'RECHAZADA',
      [
        { columna: 'Matrícula', msg: 'Ya hay un profesional de esa profesión con esa matrícula' },
        { columna: 'Fila', msg: 'repite la fila 2' },
      ],
    ],
    ['RECHAZADA', [{ columna: 'Vencimiento', msg: 'no es una fecha válida' }]],
    [
      'RECHAZADA',
      [
        {
          columna: 'CUIL',
          msg: 'no está entre las personas del portal: regístrela en Colegios, que consulta a Ciudad Digital',
        },
        { columna: 'Profesión', msg: 'no existe' },
        { columna: 'Universidad', msg: 'no existe' },
      ],
    ],
  ])
  const buena = await revisar(
    'profesionales',
    'CUIL;Profesión;Universidad;Matrícula;Vencimiento\n27309991112;AGRIMENSOR;UNIVERSIDAD DE BUENOS AIRES;AG-1;2099-12-31\n',
  )
  await aplicar(buena)
  await atender()
  expect((await leer('/catastroInicio/perfiles', 'clara')).personaCatastro.result).toEqual([
    { Perfil: 'PROFESIONAL', idRol: 2 },
  ])

  const tarifas = await revisar(
    'tarifas',
    'ID;Tarifa;Tipo;Precio Unitario;Valor;Factor;Vigente desde\n65;CERCA DE OBRA POR METRO;CERCA;1.350,50;1.350,50;1;\n;TARIFA NUEVA;OTRA;10;20,5;0,5;\n',
  )
  expect(await ver(tarifas)).toMatchObject({ altas: 1, cambios: 1, rechazadas: 0 })
  await aplicar(tarifas)
  await atender()
  const vigentes = (await leer('/tarifas/getTarifas')).tarifas
  expect(vigentes.find((t: { idTarifa: number }) => t.idTarifa === 65)).toMatchObject({
    valor: 1350.5,
    PrecioUnitario: 1350.5,
  })
  expect(vigentes.find((t: { Tarifa: string }) => t.Tarifa === 'TARIFA NUEVA')).toMatchObject({
    valor: 20.5,
    Factor: 0.5,
  })
  expect((await leer('/tarifas/historial/65')).historial).toHaveLength(2)
})

describe('un archivo que no se puede importar', () => {
  it('sin archivo, de otro tipo o de una clase desconocida se rechaza al recibirlo', async () => {
    const sin = await portal.como('lucia', {
      method: 'POST',
      url: '/api/importaciones',
      ...multiparte({ clase: 'calles' }),
    })
    expect([sin.statusCode, sin.json().message]).toEqual([400, 'Elija un archivo CSV o XLSX'])
    const pdf = await enviar('lucia', 'calles', PDF, 'calles.csv')
    expect([pdf.statusCode, pdf.json().message]).toEqual([
      415,
      'Archivo: el archivo «calles.csv» no es de un tipo admitido. Puede adjuntar CSV o XLSX',
    ])
    for (const [clase, admitidos] of [
      ['parcelas', 'GEOJSON, JSON, ZIP, CSV o XLSX'],
      ['archivosAnteriores', 'ZIP'],
      ['padrones', 'CSV o XLSX'],
    ] as const) {
      const roto = await enviar('ana', clase, Buffer.from([0x50, 0x4b, 1, 0, 2, 0]), 'papeles.zip')
      expect([roto.statusCode, roto.json().message]).toEqual([
        415,
        `Archivo: el archivo «papeles.zip» no es de un tipo admitido. Puede adjuntar ${admitidos}`,
      ])
    }
    const sinZip = await portal.como('ana', {
      method: 'POST',
      url: '/api/importaciones',
      ...multiparte({ clase: 'archivosAnteriores' }),
    })
    expect([sinZip.statusCode, sinZip.json().message]).toEqual([400, 'Elija un archivo ZIP'])
    const binario = await enviar('lucia', 'calles', Buffer.from([1, 0, 2, 0]), 'calles.csv')
    expect(binario.statusCode).toBe(415)
    const otra = await enviar('lucia', 'personas', 'a;b\n1;2')
    expect([otra.statusCode, otra.json().message]).toEqual([
      400,
      'Qué se importa: debe ser calles, padrones, parcelas, profesionales, empleados, tarifas, carpetasAnteriores, archivosAnteriores o respuestasAnteriores',
    ])
  })

  const ILEGIBLES: readonly [nombre: string, contenido: string | Buffer, motivo: string][] = [
    ['vacío', 'Calle;Tipo\n', 'El archivo no tiene filas'],
    ['sin columnas', 'Nombre;Clase\nA;B\n', 'Faltan columnas: Calle, Tipo'],
    ['comillas sin cerrar', 'Calle;Tipo\n"A;B\n', 'El archivo no se puede leer: no es un CSV o un XLSX válido'],
    [
      'una fila interminable',
      `Calle;Tipo\n${'x'.repeat(200_000)}`,
      'El archivo no se puede leer: no es un CSV o un XLSX válido',
    ],
  ]
  it.each(ILEGIBLES)('%s: lo dice, y no deja el archivo', async (_nombre, contenido, motivo) => {
    const antes = (await instantanea(portal)).archivos
    const id = await revisar('calles', contenido)
    expect(await ver(id)).toMatchObject({ estado: 'FALLIDA', motivo })
    expect((await instantanea(portal)).archivos).toEqual(antes)
    expect((await aplicar(id)).json().message).toBe('La importación todavía se revisa, ya se aplicó o se descartó')
  })

  larga('el que terminó tres veces con el proceso no se empieza otra vez', async () => {
    const antes = (await instantanea(portal)).archivos
    for (const [intentos, estado] of [
      [2, 'REVISADA'],
      [3, 'FALLIDA'],
    ] as const) {
      const id = await recibir('calles', 'Calle;Tipo\nLAS TIPAS;CALLE\n')
      await consultar(`update importacion set intentos = ${intentos} where id_importacion = ${id}`)
      await atender()
      const { estado: quedo, motivo } = await ver(id)
      expect([quedo, motivo]).toEqual([
        estado,
        estado === 'FALLIDA'
          ? 'Se intentó tres veces y no se pudo terminar. No se cambió nada: divida el archivo o avise a quien administra el servidor'
          : null,
      ])
    }
    expect((await instantanea(portal)).archivos).toEqual(antes)
  })

  it('en la codificación vieja de Windows se leen los acentos', async () => {
    const id = await revisar('calles', Buffer.from('Calle;Tipo\nPEÑA MARÍA;CALLE\n', 'latin1'))
    expect((await filas(id))[0].celdas.Calle).toBe('PEÑA MARÍA')
  })

  it('descartada deja de estar', async () => {
    const id = await revisar('calles', 'Calle;Tipo\nUNA MAS;CALLE\n')
    const descartar = () => portal.como('lucia', { method: 'POST', url: `/api/importaciones/${id}/descartar` })
    expect((await descartar()).json()).toEqual({ ok: true, message: 'Importación descartada' })
    expect((await descartar()).statusCode).toBe(409)
    expect(await filas(id)).toEqual([])
    expect((await leer('/importaciones/999999')).message).toBe('La importación no existe')
  })
})

describe('las exportaciones', () => {
  it('un XLSX con sus títulos, sus números como números y sus textos como textos', async () => {
    const respuesta = await portal.como('hector', { url: '/api/exportaciones/obrasTipo' })
    expect(respuesta.headers['content-disposition']).toBe("attachment; filename*=UTF-8''tipos%20de%20obra.xlsx")
    const hoja = leerLibro(respuesta.rawPayload)
    expect(hoja[0]).toEqual(['ID', 'Tipo', 'Timbrado', 'Provisorio', 'Definitivo'])
    expect(hoja[1]).toEqual([1, 'OBRA NUEVA', 4500, 9000, 15000])
  })

  larga('cada lista, como XLSX y como CSV', async () => {
    for (const lista of [
      'calles',
      'padrones',
      'profesionales',
      'tarifas',
      'instituciones',
      'institucionesTipo',
      'oficinas',
      'reparticiones',
      'obrasTipo',
      'inspectores',
      'empleados',
      'colegios',
      'profesiones',
      'universidades',
      'carpetas',
    ]) {
      for (const formato of ['xlsx', 'csv']) {
        const respuesta = await portal.como('hector', { url: `/api/exportaciones/${lista}?formato=${formato}` })
        expect([lista, formato, respuesta.statusCode]).toEqual([lista, formato, 200])
        expect(respuesta.rawPayload.length).toBeGreaterThan(50)
      }
    }
  })

  it('lo que una hoja tomaría por fórmula sale con apóstrofo, y vuelve sin él', async () => {
    await portal.como('ana', {
      method: 'POST',
      url: '/api/catastroCalles/crearCalle',
      payload: { calle: '=1+1', idcalletipo: 1 },
    })
    const respuesta = await portal.como('ana', { url: '/api/exportaciones/calles?formato=csv' })
    expect(respuesta.payload).toContain(";'=1+1;CALLE;Habilitado")
    const id = await revisar('calles', respuesta.rawPayload)
    expect(await ver(id)).toMatchObject({ altas: 0, cambios: 0, rechazadas: 0 })
  })

  it('la plantilla son los títulos; de las carpetas, las del estado que se pide', async () => {
    const plantilla = await portal.como('lucia', { url: '/api/exportaciones/calles?formato=csv&plantilla=1' })
    expect(plantilla.payload).toBe('\ufeffID;Calle;Tipo;Estado\r\n')
    const carpetas = await portal.como('lucia', {
      url: '/api/exportaciones/carpetas?formato=csv&estado=PENDIENTE%20DE%20PAGO',
    })
    const lineas = carpetas.payload.trim().split('\r\n').slice(1)
    expect(lineas.length).toBeGreaterThan(0)
    expect(lineas.every((linea) => linea.includes(';PENDIENTE DE PAGO;'))).toBe(true)
    const otra = await portal.como('lucia', { url: '/api/exportaciones/personas' })
    expect([otra.statusCode, otra.json().message]).toEqual([400, 'Lista: no es una lista conocida'])
  })
})
