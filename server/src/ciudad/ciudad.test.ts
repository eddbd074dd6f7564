import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo, otroProceso } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba } from '../../pruebas/carpetasDePrueba.ts'
import { multiparte, PDF, PNG } from '../../pruebas/multiparte.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba({ ajustes: { CIUDAD_NOMBRE: 'Municipalidad de Prueba' } })
})

const guardar = (json: object, quien: Demo = 'ana') =>
  portal.como(quien, { method: 'POST', url: '/api/ciudad/configuracion', payload: { motivo: 'Prueba', ...json } })
const versiones = async (clave: string) =>
  (await portal.como('ana', { url: `/api/ciudad/configuracion/${clave}` })).json().versiones
const enLaPagina = async ({ app } = portal) => (await app.inject('/config.json')).json().ciudad
const colores = (primario: string, version: number, acento = '#B45309') => ({
  clave: 'colores',
  version,
  valor: { primario, acento },
})
const identidad = (nombre: string, version: number) => ({
  clave: 'identidad',
  version,
  valor: { nombre, portal: 'Catastro', dependencia: 'Dirección de Catastro', escudo: '' },
})

describe('lo que la ciudad dice de sí', () => {
  it('es lo de la instalación hasta que alguien lo escribe; después, en todos los procesos, lo escrito', async () => {
    const otro = await otroProceso(portal, { ajustes: { CIUDAD_NOMBRE: 'Municipalidad de Prueba' } })
    const deFabrica = {
      nombre: 'Municipalidad de Prueba',
      portal: 'Catastro',
      dependencia: 'Dirección de Catastro',
      logo: null,
      color: '#0B4F8A',
      acento: '#B45309',
      pie: 'Desarrollado por COPIT - 2024',
      estados: {},
      dondeSePaga: '',
    }
    expect([await enLaPagina(), await enLaPagina(otro)]).toEqual([deFabrica, deFabrica])
    const escrito = await guardar(identidad('Yerba Buena', 0))
    expect([escrito.statusCode, escrito.json()]).toEqual([
      200,
      { ok: true, message: 'Guardado: ya se ve así', version: 1 },
    ])
    const nueva = { ...deFabrica, nombre: 'Yerba Buena' }
    expect([await enLaPagina(), await enLaPagina(otro)]).toEqual([nueva, nueva])
  })

  it('dos a la vez: vale uno, y al otro se le dice qué cambió y quién', async () => {
    const pie = (texto: string) => ({ clave: 'pie', version: 0, valor: { pie: texto } })
    const respuestas = await Promise.all([guardar(pie('Pie uno')), guardar(pie('Pie dos'))])
    expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const [gano] = await versiones('pie')
    expect(respuestas.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
      `Mientras usted editaba, Ana Romano guardó la versión 1: Pie: «Desarrollado por COPIT - 2024» → «${gano.valor.pie}». Revise lo suyo y guarde otra vez`,
    )
  })

  it('la versión que miraba se fue con una restauración: se dice, y nada se escribe', async () => {
    const perdida = await guardar({ clave: 'pie', version: 9, valor: { pie: 'Pie nueve' } })
    expect([perdida.statusCode, perdida.json().message]).toEqual([
      409,
      'La versión que usted miraba ya no está. Abra la pantalla otra vez y revise lo que vale ahora',
    ])
    expect((await versiones('pie')).map(({ version }: { version: number }) => version)).toEqual([1, 0])
  })

  it('volver a una versión es escribir otra: nada se pierde, y queda en la auditoría', async () => {
    await guardar(colores('#7A1F3D', 0))
    await guardar({ ...colores('#0b4f8a', 1), motivo: 'Vuelve a lo que vino' })
    const todas = await versiones('colores')
    expect(
      todas.map((v: { version: number; valor: object; autor: string; motivo: string }) => [
        v.version,
        v.valor,
        v.autor,
        v.motivo,
      ]),
    ).toEqual([
      [2, { primario: '#0B4F8A', acento: '#B45309' }, 'Ana Romano', 'Vuelve a lo que vino'],
      [1, { primario: '#7A1F3D', acento: '#B45309' }, 'Ana Romano', 'Prueba'],
      [0, { primario: '#0B4F8A', acento: '#B45309' }, null, null],
    ])
    const { rows } = await portal.db.$client.query(
      `select accion, id_persona from auditoria where entidad = 'configuracion' and id_entidad like 'colores/%' order by id`,
    )
    expect(rows.map(({ accion }) => accion)).toEqual(['INSERT', 'INSERT'])
    expect(rows.every(({ id_persona }) => id_persona !== null)).toBe(true)
  })

  it.each([
    [
      colores('#F5A623', 2),
      'Color principal: no se leería bien el texto blanco de la barra y de los botones: el contraste es 2,02 y hace falta 4,5',
      'valor.primario',
    ],
    [colores('azul', 2), 'Color principal: debe ser como #0B4F8A', 'valor.primario'],
    [
      colores('#0B4F8A', 2, '#777777'),
      'Color de acento: no se leería bien el texto blanco de «Pagar»: el contraste es 4,47 y hace falta 4,5',
      'valor.acento',
    ],
    [colores('#0B4F8A', 2, '#FFF'), 'Color de acento: debe ser como #0B4F8A', 'valor.acento'],
    [identidad('', 1), 'Escriba el nombre de la ciudad', 'valor.nombre'],
    [identidad('x'.repeat(61), 1), 'Nombre de la ciudad: debe tener como máximo 60 caracteres', 'valor.nombre'],
    [
      { ...identidad('A', 1), valor: { ...identidad('A', 1).valor, escudo: '../e.png' } },
      'Escudo: no es una imagen subida',
      'valor.escudo',
    ],
    [
      { ...identidad('A', 1), valor: { ...identidad('A', 1).valor, escudo: `${'0'.repeat(64)}.png` } },
      'Esa imagen no está guardada: súbala otra vez',
      'valor.escudo',
    ],
    [{ ...identidad('A', 1), motivo: '' }, 'Escriba el motivo', 'motivo'],
    [{ ...identidad('A', 1), version: 'dos' }, 'Versión: debe ser un número entero', 'version'],
  ])('se niega y nombra el campo: %j', async (json, msg, path) => {
    const respuesta = await guardar(json)
    expect([respuesta.statusCode, respuesta.json().errors]).toEqual([400, [{ msg, path }]])
  })

  it('lo que no existe, lo que sobra y lo que no cambia nada se niegan; 60 letras entran', async () => {
    expect((await guardar({ clave: 'gobierno', version: 0, valor: {} })).statusCode).toBe(400)
    expect((await guardar({ clave: 'pie', version: 1, valor: { pie: 'a', otro: 'b' } })).statusCode).toBe(400)
    const igual = await guardar(identidad('Yerba Buena', 1))
    expect([igual.statusCode, igual.json().message]).toEqual([400, 'No cambió nada de lo que está guardado'])
    expect((await guardar(identidad('y'.repeat(60), 1))).json().version).toBe(2)
  })

  it('el nombre sale en los correos y los documentos sin reiniciar', async () => {
    await guardar(identidad('Tafí Viejo', 2))
    const { rows } = await portal.db.$client.query(
      `insert into correo_saliente (destinatario, motivo, redaccion) values ('a@example.com', 'PRUEBA', $1) returning id_correo`,
      [{ asunto: 'Hola', parrafos: ['Uno'], datos: [], accion: { texto: 'Ver', ruta: '/misCarpetas' } }],
    )
    const { correo } = (await portal.como('ana', { url: `/api/notificaciones/correo/${rows[0].id_correo}` })).json()
    expect(correo.texto).toContain('Tafí Viejo · Dirección de Catastro')
  })
})

describe('el escudo', () => {
  const subir = (contenido: Uint8Array, nombre = 'escudo.png') =>
    portal.como('ana', {
      method: 'POST',
      url: '/api/ciudad/imagenes',
      ...multiparte({}, [{ campo: 'imagen', nombre, contenido }]),
    })
  const suNombre = `${createHash('sha256').update(PNG).digest('hex')}.png`

  it('se guarda una vez, se sirve a cualquiera por su suma, y se ve al guardar', async () => {
    const [uno, dos] = [await subir(PNG), await subir(PNG)]
    expect([uno.statusCode, uno.json().nombre, dos.json().nombre]).toEqual([200, suNombre, suNombre])
    expect((await portal.db.$client.query('select from imagen_de_ciudad')).rowCount).toBe(1)
    const servida = await portal.app.inject(`/api/ciudad/imagenes/${suNombre}`)
    expect([servida.statusCode, servida.headers['content-type'], servida.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ])
    expect(servida.rawPayload.equals(PNG)).toBe(true)
    const [{ version, valor }] = await versiones('identidad')
    await guardar({ clave: 'identidad', version, valor: { ...valor, escudo: suNombre } })
    expect((await enLaPagina()).logo).toBe(`./api/ciudad/imagenes/${suNombre}`)
  })

  it('con otra extensión, o desconocido, no está; un PDF no es un escudo', async () => {
    for (const nombre of [suNombre.replace('png', 'jpg'), `${'a'.repeat(64)}.png`])
      expect((await portal.app.inject(`/api/ciudad/imagenes/${nombre}`)).statusCode).toBe(404)
    expect((await portal.app.inject('/api/ciudad/imagenes/escudo.png')).statusCode).toBe(400)
    expect((await subir(PDF, 'e.pdf')).statusCode).toBe(415)
    const vectorial = await subir(Buffer.from('<svg/>'), 'e.svg')
    expect([vectorial.statusCode, vectorial.json().message]).toEqual([
      415,
      'Imagen: el archivo «e.svg» no es una foto. Puede adjuntar PNG o JPG',
    ])
  })
})

it('los textos los lee cualquiera, con el día en que se escribieron', async () => {
  const leer = async (texto: string) => (await portal.app.inject(`/api/ciudad/textos/${texto}`)).json()
  expect(await leer('privacidad')).toMatchObject({ titulo: 'Aviso de privacidad', desde: null })
  const escrito = await guardar({
    clave: 'oficinas',
    version: 0,
    valor: { oficinas: 'Mesa: Mitre 1\nLunes a viernes' },
  })
  expect(escrito.statusCode).toBe(200)
  expect(await leer('oficinas')).toMatchObject({ texto: 'Mesa: Mitre 1\nLunes a viernes', desde: expect.any(String) })
  expect((await portal.app.inject('/api/ciudad/textos/pie')).statusCode).toBe(400)
})

it('dónde se paga, como la ciudad lo escribió: cada parte puede faltar', async () => {
  const escribir = (version: number, valor: object) =>
    guardar({ clave: 'pagos', version, valor: { cuenta: '', titular: '', oficina: '', horario: '', ...valor } })
  const dice = async () => (await enLaPagina()).dondeSePaga
  const todo = { cuenta: 'CBU 123', titular: 'Municipalidad', oficina: 'Tesorería, Mitre 100', horario: 'de 8 a 13' }
  expect((await escribir(0, todo)).statusCode).toBe(200)
  expect(await dice()).toBe(
    'por transferencia a CBU 123, a nombre de Municipalidad; o en Tesorería, Mitre 100 (de 8 a 13)',
  )
  expect((await escribir(1, { cuenta: 'CBU 123' })).statusCode).toBe(200)
  expect(await dice()).toBe('por transferencia a CBU 123')
  expect((await escribir(2, { horario: 'de 8 a 13' })).statusCode).toBe(200)
  expect(await dice()).toBe('en la mesa de entradas (de 8 a 13)')
  expect((await escribir(3, { titular: 'Municipalidad' })).statusCode).toBe(200)
  expect(await dice()).toBe('')
  expect((await escribir(4, { cuenta: 'a'.repeat(120) })).statusCode).toBe(200)
  const larga = await escribir(5, { cuenta: 'a'.repeat(121) })
  expect([larga.statusCode, larga.json().errors]).toEqual([
    400,
    [{ path: 'valor.cuenta', msg: 'Cuenta: debe tener como máximo 120 caracteres' }],
  ])
})

describe('los nombres de los estados (A-263)', () => {
  const COMO_VINIERON = {
    estado1: 'PRESENTADO',
    estado2: 'RECIBIDO MESA ENTRADAS',
    estado3: 'EN INSPECCION',
    estado4: 'OBSERVADO',
    estado5: 'PENDIENTE DE PAGO',
    estado6: 'PAGADO',
    estado7: 'APROBADO',
    estado8: 'RECHAZADO',
    estado9: 'FINALIZADO',
    significa1: 'Está en preparación, o presentada y en espera de que la mesa de entradas la reciba.',
    significa2: 'La mesa de entradas la recibió y le dio su número de expediente.',
    significa3: 'La oficina la estudia, y puede visitar la obra.',
    significa4: 'Hay algo que corregir o completar: espera a quien la presentó.',
    significa5: 'Espera un pago de quien la presentó.',
    significa6: 'El pago llegó, y la oficina lo controla.',
    significa7: 'La oficina la aprobó; falta cerrarla.',
    significa8: 'No se aprobó y está cerrada. El motivo está en sus movimientos.',
    significa9: 'Terminó, y está cerrada.',
  }
  const version = async () => (await versiones('estados'))[0].version
  const renombrar = async (otros: object) =>
    guardar({ clave: 'estados', version: await version(), valor: { ...COMO_VINIERON, ...otros } })

  it('uno renombrado se lee en la página, los correos y las planillas; lo guardado y lo que viaja no cambia', async () => {
    const carpetas = carpetasDePrueba(portal)
    expect((await renombrar({ estado2: 'Ingresada en Mesa' })).statusCode).toBe(200)
    expect((await enLaPagina()).estados).toEqual({ 'RECIBIDO MESA ENTRADAS': 'Ingresada en Mesa' })
    const idCarpeta = await carpetas.completa()
    await carpetas.mover('lucia', idCarpeta, { idEstado: 2, expediente: '17-C' })
    const { rows } = await portal.db.$client.query(
      `select redaccion -> 'datos' as datos from correo_saliente where redaccion ->> 'asunto' = $1`,
      [`Carpeta ${idCarpeta}: recibida en mesa de entradas`],
    )
    expect(rows[0].datos).toContainEqual(['Estado', 'Ingresada en Mesa'])
    expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'RECIBIDO MESA ENTRADAS' })
    const { estados } = (await portal.como('lucia', { url: '/api/formulario/obtenerEstados' })).json()
    expect(estados[1]).toEqual({ idTramiteEstado: 2, TramiteEstado: 'RECIBIDO MESA ENTRADAS' })
    const planilla = async (url: string) => (await portal.como('lucia', { url })).body
    expect(await planilla('/api/exportaciones/carpetas?formato=csv')).toContain('Ingresada en Mesa')
    const porEstado = await planilla('/api/estadisticas/estados/planilla?formato=csv')
    expect([porEstado.includes('Ingresada en Mesa'), porEstado.includes('RECIBIDO MESA ENTRADAS')]).toEqual([
      true,
      false,
    ])
  })

  it('dos no se llaman igual, y ninguno queda sin nombre', async () => {
    const igual = await renombrar({ estado2: 'en inspeccion' })
    expect([igual.statusCode, igual.json().errors]).toEqual([
      400,
      [{ path: 'valor.estado3', msg: 'EN INSPECCION: ya lo dice otro' }],
    ])
    expect((await renombrar({ estado2: '' })).statusCode).toBe(400)
    expect((await renombrar({ estado2: 'x'.repeat(41) })).statusCode).toBe(400)
    expect((await renombrar({ estado2: 'x'.repeat(40) })).statusCode).toBe(200)
    expect((await renombrar({ estado1: 'Ingresada' })).statusCode).toBe(200)
    const planilla = await portal.como('lucia', { url: '/api/estadisticas/estados/planilla?formato=csv' })
    expect([planilla.body.includes('Ingresada, sin completar'), planilla.body.includes('PRESENTADO')]).toEqual([
      true,
      false,
    ])
    expect((await renombrar({})).statusCode).toBe(200)
    expect((await enLaPagina()).estados).toEqual({})
  })

  it('qué significa cada uno se escribe ahí mismo, y lo lee cualquiera; dos pueden decir lo mismo (A-282)', async () => {
    const leidos = async () => (await portal.app.inject('/api/tramites/estados')).json().estados
    expect(await leidos()).toHaveLength(9)
    expect((await leidos())[3]).toEqual({
      estado: 'OBSERVADO',
      significa: 'Hay algo que corregir o completar: espera a quien la presentó.',
      plazo: null,
    })
    expect((await renombrar({ significa4: 'Lo espera a usted', significa5: 'Lo espera a usted' })).statusCode).toBe(200)
    expect((await leidos())[3].significa).toBe('Lo espera a usted')
    expect((await leidos())[4].significa).toBe('Lo espera a usted')
    expect((await enLaPagina()).estados).toEqual({})
    const vacio = await renombrar({ significa4: '' })
    expect([vacio.statusCode, vacio.json().errors]).toEqual([
      400,
      [{ path: 'valor.significa4', msg: 'Escriba qué significa OBSERVADO' }],
    ])
    expect((await renombrar({ significa4: 'x'.repeat(201) })).json().errors[0].path).toBe('valor.significa4')
    expect((await renombrar({ significa4: 'x'.repeat(200) })).statusCode).toBe(200)
    expect((await renombrar({})).statusCode).toBe(200)
    const [ultima, anterior] = await versiones('estados')
    expect([ultima.valor.significa4, anterior.valor.significa4]).toEqual([COMO_VINIERON.significa4, 'x'.repeat(200)])
  })

  it('lo escrito cuando solo se preguntaba el nombre se sigue leyendo, con lo que significa de fábrica', async () => {
    const otra = await appDePrueba()
    const nombres = Object.fromEntries(Object.entries(COMO_VINIERON).filter(([campo]) => campo.startsWith('estado')))
    await otra.db.$client.query(
      `insert into configuracion (clave, version, valor, motivo, autor, escrito_el)
       values ('estados', 1, $1, 'Antes', 1, now()), ('colores', 1, '{"primario": "#1E5631"}', 'Antes', 1, now())`,
      [{ ...nombres, estado2: 'En mesa' }],
    )
    const { ciudad } = (await otra.app.inject('/config.json')).json()
    expect([ciudad.estados, ciudad.color, ciudad.acento]).toEqual([
      { 'RECIBIDO MESA ENTRADAS': 'En mesa' },
      '#1E5631',
      '#B45309',
    ])
    const { estados } = (await otra.app.inject('/api/tramites/estados')).json()
    expect(estados.map(({ significa }: { significa: string }) => significa)).toEqual(
      Array.from({ length: 9 }, (_, n) => COMO_VINIERON[`significa${n + 1}` as keyof typeof COMO_VINIERON]),
    )
  })
})
