import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, CUIL } from '../../pruebas/appDePrueba.ts'
import { fotoDe } from '../../pruebas/fotoDeLaBase.ts'
import { importacionesDePrueba } from '../../pruebas/importacionesDePrueba.ts'
import { larga, unTercio } from '../../pruebas/larga.ts'
import { leerLibro } from '../../pruebas/libroDePrueba.ts'
import { sellarTodo } from '../../pruebas/sellarTodo.ts'
import { verificarCadena } from '../cadena/verificar.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})
const { atender, enviar, leer, aplicar, consultar } = importacionesDePrueba(() => portal)

const TITULOS =
  'Número;Expediente;Tipo de encomienda;Padrón;Propietario;CUIL del profesional;Profesional;Tipo de inmueble;Tipo de obra;Presentada;Estado;Estado desde;Observación;Historia'
interface Fila {
  readonly expediente?: string
  readonly tipo?: string
  readonly padron?: string
  readonly titular?: string
  readonly cuil?: string
  readonly profesional?: string
  readonly inmueble?: string
  readonly obra?: string
  readonly presentada?: string
  readonly estado?: string
  readonly desde?: string
  readonly observacion?: string
  readonly historia?: string
}
const fila = (numero: string, f: Fila = {}) =>
  [
    numero,
    f.expediente ?? '',
    f.tipo ?? 'Obra nueva',
    f.padron ?? '100005',
    f.titular ?? '',
    f.cuil ?? '',
    f.profesional ?? '',
    f.inmueble ?? '',
    f.obra ?? '',
    f.presentada ?? '01/03/2018',
    f.estado ?? 'FINALIZADO',
    f.desde ?? '10/09/2018',
    f.observacion ?? '',
    f.historia ?? '',
  ].join(';')

async function revisar(...filas: string[]): Promise<number> {
  const respuesta = await enviar('ana', 'carpetasAnteriores', `${[TITULOS, ...filas].join('\n')}\n`)
  expect([respuesta.statusCode, respuesta.json().message]).toEqual([200, 'Archivo recibido. Se está revisando'])
  await atender()
  return respuesta.json().idImportacion
}
const ver = async (id: number) => (await leer(`/importaciones/${id}`, 'ana')).importacion
const filas = async (id: number) => (await leer(`/importaciones/${id}/filas?porPagina=25`, 'ana')).filas
async function importar(...losDatos: string[]): Promise<number> {
  const id = await revisar(...losDatos)
  expect(await ver(id)).toMatchObject({ altas: losDatos.length, rechazadas: 0 })
  expect((await aplicar(id)).statusCode).toBe(200)
  await atender()
  expect(await ver(id)).toMatchObject({ estado: 'APLICADA', motivo: null })
  return id
}
const deshacer = async (id: number) => {
  const respuesta = await portal.como('ana', { method: 'POST', url: `/api/importaciones/${id}/deshacer` })
  return [respuesta.statusCode, respuesta.json().message]
}
const numeroDe = async (anterior: string): Promise<number> =>
  (await consultar(`select id_carpeta from carpeta where numero_anterior = '${anterior}' and borrada_el is null`))[0]
    ?.id_carpeta
const halladas = async (texto: string, quien: 'ana' | 'pablo' | 'clara' = 'ana') =>
  (await leer(`/buscar?texto=${encodeURIComponent(texto)}`, quien)).carpetas.map(
    (c: { numeroAnterior: string | null }) => c.numeroAnterior,
  )
const cuentas = () =>
  consultar(
    `select medida, fecha::text, id_encomienda_tipo as tipo, id_estado as estado, clase, dias, sum(cuantas)::int as cuantas from estadisticas.al_dia
     group by 1, 2, 3, 4, 5, 6 having sum(cuantas) <> 0 order by 1, 2, 3, 4, 5, 6`,
  )

describe('importadas', () => {
  let id = 0
  beforeAll(async () => {
    await consultar('delete from correo_saliente')
    id = await importar(
      fila('558301-P-98', {
        expediente: '4455/98',
        titular: 'Paz, Eulogio',
        profesional: 'Ing. Ñandú',
        inmueble: 'VIVIENDA UNIFAMILIAR',
        obra: 'OBRA NUEVA',
        presentada: '02/03/1998',
        estado: 'Finalizado',
        desde: '',
        historia: '10/03/1998 RECIBIDO MESA ENTRADAS | 20/03/1998 APROBADO: con reparos | 1998-05-04 FINALIZADO',
      }),
      fila('77', {
        cuil: '20-25333444-5',
        presentada: '2019-06-03',
        estado: 'OBSERVADO',
        desde: '12/06/2019',
        observacion: 'Falta el plano',
      }),
      fila('1001', { estado: 'EN INSPECCION', desde: '2/8/2019', presentada: '1/8/2019', cuil: CUIL.pablo }),
    )
  })

  it('están en las listas y en su desglose, señaladas, con sus fechas', async () => {
    const idCarpeta = await numeroDe('558301-P-98')
    const { carpeta } = await leer(`/documentacion/carpeta/${idCarpeta}`, 'ana')
    expect(carpeta).toMatchObject({
      numeroAnterior: '558301-P-98',
      expediente: '4455/98',
      titular: 'Paz, Eulogio',
      encomiendatipo: 'OBRA NUEVA',
      InmuebleTipo: 'VIVIENDA UNIFAMILIAR',
      ObraTipo: 'OBRA NUEVA',
      fechaalta: '1998-03-02T03:00:00.000Z',
      tramiteEstado: 'FINALIZADO',
      carpetaCompleta: true,
      presentada: true,
      vence: null,
      faltantes: [],
      Observacion: 'con reparos',
      borrable: false,
    })
    const { carpetas } = await leer('/documentacion/listarTodas?estado=FINALIZADO&completas=1&orden=antiguas', 'ana')
    expect(carpetas[0]).toMatchObject({ idCarpeta, numeroAnterior: '558301-P-98' })
    expect(carpetas[0].requisitos).toBeUndefined()
    const { seguimiento } = await leer(`/documentacion/seguimiento/${idCarpeta}`, 'ana')
    expect(
      seguimiento.map((h: Record<string, unknown>) => [h.TramiteEstado, h.evento, h.fecha, h.oficina ?? null]),
    ).toEqual([
      ['PRESENTADO', 'IMPORTACION', '1998-03-02T03:00:00.000Z', null],
      ['RECIBIDO MESA ENTRADAS', 'IMPORTACION', '1998-03-10T03:00:00.000Z', null],
      ['APROBADO', 'IMPORTACION', '1998-03-20T03:00:00.000Z', null],
      ['FINALIZADO', 'IMPORTACION', '1998-05-04T03:00:00.000Z', null],
    ])
    expect((await leer(`/formulario/obtenerDatosPersona/${idCarpeta}`, 'ana')).persona).toMatchObject({
      apellido_persona: 'Ing. Ñandú',
      nombre_persona: '',
      documento_persona: '',
    })
  })

  it('las estadísticas las cuentan en su día y con lo que tardaron', async () => {
    // From Monday 2 March to 4 May: 8 days, 10 and 45, all of them the city's.
    expect(
      await consultar(
        `select fecha::text, dias, sum(cuantas)::int as n from estadisticas.al_dia where medida = 'CASO' and fecha = '1998-05-01' group by 1, 2`,
      ),
    ).toEqual([{ fecha: '1998-05-01', dias: 63, n: 1 }])
  })

  it('ni correos, ni pagos, ni noticias, ni plazos', async () => {
    expect(await consultar('select * from correo_saliente')).toEqual([])
    const suyas = `id_carpeta in (select id_carpeta from carpeta where id_importacion = ${id})`
    expect(await consultar(`select * from obras.hecho where ${suyas}`)).toEqual([])
    expect(await consultar(`select * from cobro where ${suyas}`)).toEqual([])
    expect(await consultar(`select id_carpeta from carpeta where vence is not null and ${suyas}`)).toEqual([])
    expect(await consultar(`select * from carpeta_formulario where ${suyas}`)).toEqual([])
  })

  it('espera a su profesional solo la que está en un estado que lo espera', async () => {
    const { esperan } = await leer('/inicio/pendientes', 'pablo')
    const deEsta = [await numeroDe('77'), await numeroDe('1001'), await numeroDe('558301-P-98')]
    expect(
      esperan.map(({ idCarpeta }: { idCarpeta: number }) => idCarpeta).filter((c: number) => deEsta.includes(c)),
    ).toEqual([deEsta[0]])
    const { observaciones } = await leer(`/documentacion/observaciones/${deEsta[0]}`, 'pablo')
    expect(observaciones).toMatchObject([{ texto: 'Falta el plano', situacion: 'PENDIENTE' }])
  })

  it('se hallan por su número de antes en la caja de todos, aunque sea el de otra del portal; y en las listas', async () => {
    expect(await halladas('558301-p')).toEqual(['558301-P-98'])
    expect(await halladas('558301')).toEqual(['558301-P-98'])
    // 1001 is a folder of the demonstration too.
    expect(await halladas('1001')).toEqual([null, '1001'])
    expect(await halladas('1001', 'pablo')).toEqual(['1001', null])
    expect(await halladas('558301-P', 'pablo')).toEqual([])
    expect(await halladas('eulogio')).toEqual(['558301-P-98'])
    expect(await halladas('ñandu')).toEqual(['558301-P-98'])
    expect(await halladas('registrar')).toEqual([])
    const enLista = async (buscar: string) =>
      (await leer(`/documentacion/listarTodas?buscar=${encodeURIComponent(buscar)}`, 'ana')).carpetas.map(
        (c: { numeroAnterior?: string }) => c.numeroAnterior,
      )
    expect(await enLista('77')).toEqual(['77'])
    expect(await enLista('558301-p-98')).toEqual(['558301-P-98'])
  })

  it('se mueve como cualquiera, y entonces sí empieza un plazo', async () => {
    await consultar(`insert into plazo (situacion, dias, habiles, al_vencer) values ('APROBADO', 5, false, 'NADA')`)
    const idCarpeta = await numeroDe('1001')
    const { carpeta } = await leer(`/documentacion/carpeta/${idCarpeta}`, 'ana')
    const respuesta = await portal.como('lucia', {
      method: 'PUT',
      url: '/api/formulario/actualizarTramite',
      payload: { idTramite: idCarpeta, idEstado: 7, version: carpeta.version },
    })
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([200, expect.any(String)])
    expect((await leer(`/documentacion/carpeta/${idCarpeta}`, 'ana')).carpeta.vence).not.toBeNull()
    expect(await deshacer(id)).toEqual([
      409,
      'No se puede deshacer: lo que se importó ya lo usan 1 carpeta que ya se atendió acá',
    ])
  })

  larga('lo que hay hoy se baja, y subido otra vez queda igual', async () => {
    const { rawPayload } = await portal.como('ana', { url: '/api/exportaciones/carpetasAnteriores?formato=xlsx' })
    const [titulos, ...suyas] = leerLibro(rawPayload)
    expect(titulos?.join(';')).toBe(TITULOS)
    expect(suyas.map(([numero]) => numero)).toEqual(['558301-P-98', '77', '1001'])
    const respuesta = await enviar('ana', 'carpetasAnteriores', rawPayload, 'hoy.xlsx')
    await atender()
    expect(await ver(respuesta.json().idImportacion)).toMatchObject({ iguales: 3, altas: 0, rechazadas: 0 })
  })

  larga('con su número y otra cosa, es un error que dice cuál es', async () => {
    const otra = await revisar(fila(' 558301-p-98 ', { titular: 'OTRO' }))
    expect((await filas(otra))[0].errores).toEqual([
      {
        columna: 'Número',
        msg: `ya está en el portal, como carpeta ${await numeroDe('558301-P-98')}, y no dice lo mismo: se cambia allí, y no con un archivo`,
      },
    ])
  })
})

describe('deshecha', () => {
  it('la base y las cuentas quedan como antes, y quién la trajo y la quitó, dicho y probado', async () => {
    const antes = [await fotoDe(portal.db), await cuentas()]
    const id = await importar(
      fila('D-1', { historia: '05/03/2018 RECIBIDO MESA ENTRADAS', estado: 'RECHAZADO' }),
      fila('D-2', { estado: 'OBSERVADO' }),
    )
    expect(await cuentas()).not.toEqual(antes[1])
    expect(
      await consultar(
        `select entidad, accion, (despues->>'filas')::int as filas from auditoria where id_entidad = 'importación ${id}' order by id`,
      ),
    ).toEqual([
      { entidad: 'carpeta', accion: 'INSERT', filas: 2 },
      { entidad: 'tramite_historial', accion: 'INSERT', filas: 5 },
      { entidad: 'observacion', accion: 'INSERT', filas: 1 },
    ])
    expect(await deshacer(id)).toEqual([200, 'Se está deshaciendo la importación'])
    await atender()
    expect(await ver(id)).toMatchObject({ estado: 'DESHECHA', motivo: null })
    expect([await fotoDe(portal.db), await cuentas()]).toEqual(antes)
    expect(
      await consultar(
        `select entidad, accion from auditoria where id_entidad = 'importación ${id}' and despues->>'paso' = 'DESHACER' order by entidad`,
      ),
    ).toEqual([
      { entidad: 'carpeta', accion: 'DELETE' },
      { entidad: 'observacion', accion: 'DELETE' },
      { entidad: 'tramite_historial', accion: 'DELETE' },
    ])
    await sellarTodo(portal.db)
    expect((await verificarCadena(portal.db)).rotura).toBeNull()
    // And they can come again.
    await importar(fila('D-1'))
  })

  it('no, si alguien la atendió: por su historia, por sus papeles, o porque se borró', async () => {
    const id = await importar(fila('E-1'), fila('E-2', { cuil: CUIL.pablo }))
    const idCarpeta = await numeroDe('E-2')
    const NO = [409, 'No se puede deshacer: lo que se importó ya lo usan 1 carpeta que ya se atendió acá']
    await consultar(
      `insert into archivo (id_carpeta, clase, nombre_original, tipo_mime, tamano, sha256, ruta, subido_por)
       values (${idCarpeta}, 'DOCUMENTO', 'a.pdf', 'application/pdf', 1, repeat('a', 64), 'x-1', 2)`,
    )
    expect(await deshacer(id)).toEqual([409, 'No se puede deshacer: lo que se importó ya lo usan 1 archivo adjunto'])
    await consultar(`delete from archivo where ruta = 'x-1'`)
    await consultar(`update carpeta set borrada_el = now() where id_carpeta = ${idCarpeta}`)
    expect(await deshacer(id)).toEqual(NO)
    await consultar(`update carpeta set borrada_el = null where id_carpeta = ${idCarpeta}`)
    await consultar(
      `insert into tramite_historial (id_carpeta, estado_anterior, estado_nuevo, evento, id_persona) values (${idCarpeta}, 9, 9, 'VISITA PLANEADA', 4)`,
    )
    expect(await deshacer(id)).toEqual(NO)
  })

  larga('tampoco cuando una perdió sus datos: lo que la tanda decía de ella se fue, y la cadena lo sabe', async () => {
    const id = await importar(fila('T-1', { titular: 'SE OLVIDA', presentada: '1/1/2010', desde: '1/2/2010' }))
    const idCarpeta = await numeroDe('T-1')
    const copias = () =>
      consultar(
        `select id_auditoria from auditoria_tanda where id_importacion = ${id} and contenido::text like '%SE OLVIDA%'`,
      )
    const suprimir = async () => (await consultar(`select cadena.suprimir_carpetas(array[${idCarpeta}]) as ids`))[0].ids
    // Until it is sealed it waits.
    expect([await suprimir(), (await copias()).length]).toEqual([[], 1])
    await sellarTodo(portal.db)
    expect([await suprimir(), (await copias()).length]).toEqual([[idCarpeta], 0])
    await sellarTodo(portal.db)
    expect((await verificarCadena(portal.db)).rotura).toBeNull()
    await consultar(`update carpeta set titular_anterior = null where id_carpeta = ${idCarpeta}`)
    expect(await halladas('olvida')).toEqual([])
    expect((await leer(`/documentacion/carpeta/${idCarpeta}`, 'ana')).carpeta.titular).toBe('Datos suprimidos')
    expect((await deshacer(id))[0]).toBe(409)
  })

  it('quitar lo importado no se puede llamar sin estar deshaciendo, ni con otra historia', async () => {
    const id = await importar(fila('F-1'))
    await expect(consultar(`select quitar_carpetas_importadas(${id})`)).rejects.toThrow('no se está deshaciendo')
    await expect(
      consultar(
        `begin; set local portal.importacion = 'DESHACER ${id} carpetas'; select quitar_carpetas_importadas(${id})`,
      ),
    ).rejects.toThrow('no se está deshaciendo')
    await consultar('rollback')
  })
})

describe('no entra', () => {
  const errores = async (...laFila: Parameters<typeof fila>) =>
    (await filas(await revisar(fila(...laFila))))[0].errores.map(
      ({ columna, msg }: { columna: string; msg: string }) => `${columna}: ${msg}`,
    )

  it.each<[string, Fila, string[]]>(
    unTercio([
      ['de un padrón que no está', { padron: '99999999' }, ['Padrón: no está en Padrones']],
      [
        'de una encomienda que no está',
        { tipo: 'Obra vieja' },
        ['Tipo de encomienda: no es un tipo de encomienda de la ciudad'],
      ],
      ['de una obra que no está', { obra: 'Chalet' }, ['Tipo de obra: no existe']],
      ['de un inmueble que no está', { inmueble: 'Rancho' }, ['Tipo de inmueble: no existe']],
      [
        'en un estado que no es',
        { estado: 'ARCHIVADO' },
        [
          'Estado: «ARCHIVADO» no es un estado: los que hay son PRESENTADO, RECIBIDO MESA ENTRADAS, EN INSPECCION, OBSERVADO, PENDIENTE DE PAGO, PAGADO, APROBADO, RECHAZADO, FINALIZADO',
        ],
      ],
      [
        'con un movimiento en un estado que no es',
        { historia: '02/03/2018 ARCHIVADO' },
        [
          'Historia: «ARCHIVADO» no es un estado: los que hay son PRESENTADO, RECIBIDO MESA ENTRADAS, EN INSPECCION, OBSERVADO, PENDIENTE DE PAGO, PAGADO, APROBADO, RECHAZADO, FINALIZADO',
        ],
      ],
      [
        'sin decir desde cuándo',
        { desde: '' },
        ['Estado desde: es obligatorio: nada dice desde cuándo está en ese estado'],
      ],
      ['con una fecha que no es', { presentada: '31/02/2018' }, ['Presentada: no es una fecha válida']],
      [
        'con un CUIL mal escrito',
        { cuil: '20253334446' },
        [
          'CUIL del profesional: el último número no corresponde a los anteriores. Si Excel lo redondeó, ponga la columna como texto y escríbalo otra vez',
        ],
      ],
      [
        'de quien el portal no conoce',
        { cuil: '20401234560' },
        [
          'CUIL del profesional: no está entre las personas del portal: búsquela en Ciudad Digital con el botón de esta pantalla',
        ],
      ],
      [
        'de quien la importa',
        { cuil: CUIL.ana },
        ['CUIL del profesional: es de una carpeta suya: tiene que importarla otra persona'],
      ],
      [
        'con un expediente de más de 20',
        { expediente: 'x'.repeat(21) },
        ['Expediente: debe tener como máximo 20 caracteres'],
      ],
    ]),
  )('%s', async (_, cambios, esperados) => {
    expect(await errores('G-1', cambios)).toEqual(esperados)
  })

  it('del inmueble de quien la importa', async () => {
    await consultar(`update padron set cuit = '${CUIL.ana}' where padronm = '100006'`)
    expect(await errores('G-2', { padron: '100006' })).toEqual([
      'Padrón: es de una carpeta suya: tiene que importarla otra persona',
    ])
  })

  it('dos veces el mismo número', async () => {
    const id = await revisar(fila('H-1'), fila('h-1'))
    expect((await filas(id)).map((f: { accion: string }) => f.accion)).toEqual(['ALTA', 'RECHAZADA'])
  })

  it('si no la sube un ADMINISTRADOR', async () => {
    const respuesta = await enviar('lucia', 'carpetasAnteriores', `${TITULOS}\n${fila('I-1')}\n`)
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([
      403,
      'Las carpetas anteriores las importa solo un ADMINISTRADOR',
    ])
    const id = await revisar(fila('I-1'))
    for (const que of ['aplicar', 'descartar']) {
      expect((await portal.como('lucia', { method: 'POST', url: `/api/importaciones/${id}/${que}` })).statusCode).toBe(
        403,
      )
    }
  })

  it('con un número de más de 30; de 30, sí', async () => {
    expect(await errores('9'.repeat(31))).toEqual(['Número: debe tener como máximo 30 caracteres'])
    expect(await errores('9'.repeat(30))).toEqual([])
  })

  it('lo que Excel hizo fecha en su número', async () => {
    expect(await errores('12/03/2018')).toEqual([
      'Número: Excel lo convirtió en una fecha (12/03/2018). Ponga la columna como texto y escríbalo otra vez',
    ])
  })
})

describe('se pregunta', () => {
  it('una vez por cada tipo que no está, y se recuerda', async () => {
    const id = await revisar(fila('J-1', { tipo: 'Construcción nueva' }), fila('J-2', { tipo: 'CONSTRUCCION NUEVA' }))
    const { desconocidos } = await leer(`/importaciones/${id}/desconocidos`, 'ana')
    expect(desconocidos).toMatchObject([{ catalogo: 'encomienda', nombre: 'CONSTRUCCION NUEVA', filas: 2 }])
    const [{ id_encomienda_tipo: idDestino }] = await consultar(
      `select id_encomienda_tipo from encomienda_tipo where encomiendatipo = 'OBRA NUEVA'`,
    )
    const respuesta = await portal.como('ana', {
      method: 'POST',
      url: `/api/importaciones/${id}/respuestas`,
      payload: {
        respuestas: [{ catalogo: 'encomienda', nombre: 'Construcción nueva', respuesta: 'ES', idDestino, version: 0 }],
      },
    })
    expect(respuesta.statusCode).toBe(200)
    await atender()
    expect(await ver(id)).toMatchObject({ altas: 2, rechazadas: 0 })
    expect((await aplicar(id)).statusCode).toBe(200)
    await atender()
    expect((await leer(`/documentacion/carpeta/${await numeroDe('J-2')}`, 'ana')).carpeta.encomiendatipo).toBe(
      'OBRA NUEVA',
    )
  })

  it('por quien falta, en Ciudad Digital, salvo que su número esté mal: la pantalla y la búsqueda dicen lo mismo', async () => {
    const buscar = async (id: number) =>
      (
        await portal.como('ana', { method: 'POST', url: `/api/importaciones/${id}/personas`, payload: { desde: 0 } })
      ).json()
    const mala = await revisar(fila('K-1', { cuil: '20401234564' }))
    expect((await ver(mala)).faltanPersonas).toBe(false)
    expect(await buscar(mala)).toMatchObject({ preguntadas: 0 })
    const buena = await revisar(fila('K-1', { cuil: '20401234560' }))
    expect((await ver(buena)).faltanPersonas).toBe(true)
    expect(await buscar(buena)).toMatchObject({ preguntadas: 1 })
    // Of a professional too, whose CUIL nothing else refuses.
    const TITULOS_DE_PROFESIONAL = 'CUIL;Profesión;Universidad;Matrícula;Vencimiento'
    const profesional = await enviar(
      'ana',
      'profesionales',
      `${TITULOS_DE_PROFESIONAL}\n20401234564;AGRIMENSOR;UNIVERSIDAD DE BUENOS AIRES;AG-77;2099-12-31\n`,
    )
    await atender()
    expect((await ver(profesional.json().idImportacion)).faltanPersonas).toBe(false)
  })
})

larga('los estados, como los llama la ciudad', async () => {
  await consultar(
    `insert into configuracion (clave, version, valor, motivo, autor, escrito_el)
     select 'estados', coalesce(max(version), 0) + 1, '{"estado9": "ARCHIVADA"}', 'prueba', 1, now() from configuracion where clave = 'estados'`,
  )
  await importar(fila('L-1', { estado: 'archivada', historia: '02/03/2018 Presentado' }))
  expect((await leer(`/documentacion/carpeta/${await numeroDe('L-1')}`, 'ana')).carpeta.tramiteEstado).toBe(
    'FINALIZADO',
  )
})
