import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import {
  CUMPLE,
  DIEGO,
  dicho,
  fotoNumero,
  manana,
  NO_CUMPLE,
  suma,
  visitasDePrueba,
} from '../../pruebas/visitasDePrueba.ts'

let portal: AppDePrueba
let v: ReturnType<typeof visitasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  v = visitasDePrueba(portal)
})
beforeEach(() =>
  v.consultar(`update visita set estado = 'CANCELADA', motivo = 'otra prueba' where estado = 'PLANEADA'`),
)

it('el resultado cierra la visita, con recibo, línea en la historia y correo; el estado de la carpeta no cambia', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  const [id, contenido] = [randomUUID(), JSON.stringify({ ...NO_CUMPLE, notas: 'Atendió el capataz' })]
  const respuesta = (await v.resultado('diego', idVisita, contenido, id)).json()
  expect(respuesta).toEqual({
    ok: true,
    message: 'Recibida',
    situacion: 'RECIBIDA',
    motivo: null,
    recibo: { clase: 'RESULTADO', id, sha256: suma(contenido), recibidoEl: expect.stringMatching(/^\d{4}-.*Z$/) },
  })
  expect(await v.carpetas.fila(idCarpeta)).toMatchObject({ estado: 'RECIBIDO MESA ENTRADAS' })
  expect((await v.historia(idCarpeta)).at(-1)).toBe('VISITA HECHA: NO CUMPLE. Firmada por Soria Diego')
  expect((await v.correos(idCarpeta)).at(-1)).toEqual([
    'pablo.medina@example.com',
    `Carpeta ${idCarpeta}: resultado de la visita`,
  ])
  expect(await v.informe(idCarpeta)).toEqual({
    resultado: 'NO CUMPLE',
    firmante: 'Soria Diego',
    firmadaEl: respuesta.recibo.recibidoEl,
    enTelefonoEl: NO_CUMPLE.firmadaEl,
    respuestas: [
      { idItem: 1, texto: 'La obra coincide con los planos presentados', respuesta: 'CUMPLE', observado: '' },
      {
        idItem: 2,
        texto: 'El cartel de obra está a la vista, con su profesional',
        respuesta: 'NO CUMPLE',
        observado: 'No hay cartel',
      },
      {
        idItem: 3,
        texto: 'El cerco y las protecciones a la vía pública están puestos',
        respuesta: 'NO CORRESPONDE',
        observado: '',
      },
      { idItem: 4, texto: 'No hay materiales en la calzada', respuesta: 'NO CUMPLE', observado: 'Arena en la calzada' },
    ],
    notas: 'Atendió el capataz',
    fotosDeclaradas: 0,
    fotos: [],
    observada: false,
  })
  expect((await v.informe(idCarpeta, 'pablo')).notas).toBeNull()
  const [visita] = (await v.deCarpeta(idCarpeta)).visitas
  expect(visita).toMatchObject({ estado: 'CERRADA', resultado: 'NO CUMPLE', completa: true })
})

it('repetido, y repetido a la vez, da el mismo recibo y un solo resultado, con un solo correo', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  const id = randomUUID()
  const mandar = async () => (await v.resultado('diego', idVisita, CUMPLE, id)).json()
  const respuestas = await Promise.all([mandar(), mandar(), mandar()])
  respuestas.push(await mandar())
  expect(respuestas.map(({ situacion }) => situacion).sort()).toEqual([
    'RECIBIDA',
    'YA RECIBIDA',
    'YA RECIBIDA',
    'YA RECIBIDA',
  ])
  expect(new Set(respuestas.map(({ recibo }) => JSON.stringify(recibo))).size).toBe(1)
  expect(await v.cuenta(idVisita)).toBe(1)
  expect((await v.historia(idCarpeta)).filter((linea) => linea.startsWith('VISITA HECHA'))).toHaveLength(1)
  expect((await v.correos(idCarpeta)).filter(([, asunto]) => asunto.includes('resultado'))).toHaveLength(1)
})

it('el mismo número con otros bytes queda aparte, y se le dice; lo primero vale', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  const id = randomUUID()
  await v.resultado('diego', idVisita, CUMPLE, id)
  const otra = (await v.resultado('diego', idVisita, NO_CUMPLE, id)).json()
  expect(otra).toMatchObject({
    message: 'Recibida: la va a decidir el jefe',
    situacion: 'APARTADA',
    motivo: 'Ya había llegado otro contenido con el mismo número',
    recibo: { sha256: suma(JSON.stringify(NO_CUMPLE)) },
  })
  expect((await v.resultado('diego', idVisita, NO_CUMPLE, id)).json()).toEqual(otra)
  expect((await v.informe(idCarpeta)).resultado).toBe('CUMPLE')
})

it('dos teléfonos: el segundo resultado queda aparte, con sus fotos', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  const [una, otra] = [randomUUID(), randomUUID()]
  await v.resultado('diego', idVisita, { ...CUMPLE, fotos: [una] })
  expect(
    (await v.resultado('diego', idVisita, { ...NO_CUMPLE, fotos: [otra], huellas: [suma(fotoNumero(2))] })).json(),
  ).toMatchObject({
    situacion: 'APARTADA',
    motivo: 'La visita ya tenía un resultado',
  })
  expect((await v.foto('diego', idVisita, { id: otra, bytes: fotoNumero(2) })).json().situacion).toBe('APARTADA')
  expect((await v.foto('diego', idVisita, { id: una })).json().situacion).toBe('RECIBIDA')
  expect(await v.fotosDeLaCarpeta(idCarpeta)).toEqual([suma(fotoNumero(1))])
})

it('un número usado en otra visita se rechaza, y lo que se mandó no se guarda', async () => {
  const [una, otra] = [await v.planeada(), await v.planeada()]
  const id = randomUUID()
  await v.resultado('diego', una.idVisita, CUMPLE, id)
  expect(dicho(await v.resultado('diego', otra.idVisita, CUMPLE, id))).toEqual([
    409,
    'Ese número de envío es de otra visita',
  ])
  expect(dicho(await v.foto('diego', una.idVisita, { id }))).toEqual([409, 'Ese número de envío es de otra visita'])
  expect(await v.cuenta(otra.idVisita)).toBe(0)
})

it('lo que nunca tuvo no está a su alcance; lo que tuvo y ya no, queda aparte', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  const NO_ESTA = [404, 'La visita no existe o no está a su alcance']
  expect(dicho(await v.resultado('lucia', idVisita))).toEqual(NO_ESTA)
  expect(dicho(await v.foto('lucia', idVisita))).toEqual(NO_ESTA)
  expect(dicho(await v.resultado('diego', 999_999))).toEqual(NO_ESTA)
  expect((await v.resultado('pablo', idVisita)).statusCode).toBe(403)
  await v.asignar(idCarpeta, null)
  expect((await v.resultado('diego', idVisita)).json()).toMatchObject({
    situacion: 'APARTADA',
    motivo: 'La carpeta ya no está asignada a quien lo envió',
  })
  expect((await v.foto('diego', idVisita)).json().situacion).toBe('APARTADA')
  await v.asignar(idCarpeta, DIEGO)
  expect((await v.resultado('diego', idVisita)).json().situacion).toBe('RECIBIDA')
})

it('el JEFE que fue en su lugar también la cierra', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  expect((await v.resultado('hector', idVisita)).json().situacion).toBe('RECIBIDA')
  expect((await v.informe(idCarpeta)).firmante).toBe('Paz Héctor')
})

it('cancelada, cerrada o borrada la carpeta mientras no había señal: queda aparte; movida, vale', async () => {
  const cancelada = await v.planeada()
  await v.llamar('hector', 'PUT', '/visitas/cancelar', { idVisita: cancelada.idVisita, version: 1, motivo: 'Llueve' })
  expect((await v.resultado('diego', cancelada.idVisita)).json().motivo).toBe('La visita se había cancelado')
  const cerrada = await v.planeada()
  await v.carpetas.mover('hector', cerrada.idCarpeta, { idEstado: 8, observaciones: 'No corresponde' })
  const YA_CERRADA = 'La carpeta ya se había cerrado o borrado'
  expect((await v.resultado('diego', cerrada.idVisita)).json().motivo).toBe(YA_CERRADA)
  const borrada = await v.planeada()
  await portal.como('ana', { method: 'DELETE', url: '/api/documentacion', payload: { id: borrada.idCarpeta } })
  expect((await v.resultado('diego', borrada.idVisita)).json().motivo).toBe(YA_CERRADA)
  expect((await v.foto('diego', borrada.idVisita)).json().motivo).toBe(YA_CERRADA)
  const movida = await v.planeada()
  await v.llamar('hector', 'PUT', '/visitas/mover', {
    idVisita: movida.idVisita,
    version: 1,
    dia: manana(),
    parte: 'TARDE',
  })
  expect((await v.resultado('diego', movida.idVisita)).json().situacion).toBe('RECIBIDA')
})

it('con la lista que se contestó, aunque la ciudad la haya cambiado después', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  const [lista] = (await v.llamar('ana', 'GET', '/visitas/listas')).json().listas
  await v.llamar('ana', 'POST', '/visitas/editarLista', {
    ...lista,
    items: [{ idItem: 2, texto: 'Otra cosa' }, { texto: 'Y otra más' }],
  })
  expect((await v.resultado('diego', idVisita)).json().situacion).toBe('RECIBIDA')
  expect((await v.informe(idCarpeta)).respuestas[1].texto).toBe('El cartel de obra está a la vista, con su profesional')
  const nueva = await v.planeada()
  const version = { idLista: 1, version: lista.version + 1 }
  expect((await v.resultado('diego', nueva.idVisita, { ...CUMPLE, lista: version })).statusCode).toBe(400)
  const respuestas = [2, 5].map((idItem) => ({ idItem, respuesta: 'CUMPLE', observado: '' }))
  expect((await v.resultado('diego', nueva.idVisita, { ...CUMPLE, lista: version, respuestas })).statusCode).toBe(200)
})

const MINUTO = 60_000
it.each([
  ['dos años antes', -730 * 1440, 'APARTADA'],
  ['16 minutos antes de planearla', -16, 'APARTADA'],
  ['14 minutos antes de planearla', -14, 'RECIBIDA'],
  ['14 minutos después de recibirla', 14, 'RECIBIDA'],
  ['17 minutos después de recibirla', 17, 'APARTADA'],
  ['cinco años después', 5 * 365 * 1440, 'APARTADA'],
])('firmado %s según el teléfono: se guarda, y vale o lo decide el jefe', async (_, minutos, situacion) => {
  const { idCarpeta, idVisita } = await v.planeada()
  const firmadaEl = new Date(Date.now() + minutos * MINUTO).toISOString()
  const respuesta = (await v.resultado('diego', idVisita, { ...CUMPLE, firmadaEl })).json()
  expect(respuesta).toMatchObject({
    situacion,
    motivo:
      situacion === 'RECIBIDA' ? null : 'Según su hora, se firmó antes de planear la visita o después de recibirla',
  })
  if (situacion === 'RECIBIDA') expect((await v.informe(idCarpeta)).enTelefonoEl).toBe(firmadaEl)
  else expect(await v.fila(idVisita)).toMatchObject({ estado: 'PLANEADA' })
})

it('el que declara fotos sin decir su huella queda aparte', async () => {
  const { idVisita } = await v.planeada()
  const contenido = JSON.stringify({ ...CUMPLE, fotos: [randomUUID()] })
  expect((await v.resultado('diego', idVisita, contenido)).json()).toMatchObject({
    situacion: 'APARTADA',
    motivo: 'Declara fotos sin decir su huella',
  })
})

const sin = (campo: string) => Object.fromEntries(Object.entries(CUMPLE).filter(([nombre]) => nombre !== campo))
it.each([
  ['no es JSON', 'hola', 'Contenido: no se pudo leer: no es un resultado de visita'],
  ['otro resultado', { ...CUMPLE, resultado: 'REGULAR' }, 'Resultado: debe ser CUMPLE, NO CUMPLE o NO SE PUDO ENTRAR'],
  ['sin notas', sin('notas'), 'Escriba las notas'],
  ['notas largas', { ...CUMPLE, notas: 'x'.repeat(2001) }, 'Notas: debe tener como máximo 2.000 caracteres'],
  [
    'lista que no está',
    { ...CUMPLE, lista: { idLista: 1, version: 99 } },
    'Lista: no es una lista de control conocida',
  ],
  ['falta un punto', { ...CUMPLE, respuestas: CUMPLE.respuestas.slice(1) }, 'Respuestas: falta responder algún punto'],
  [
    'un punto de otra',
    { ...CUMPLE, respuestas: [...CUMPLE.respuestas, { idItem: 9, respuesta: 'CUMPLE', observado: '' }] },
    'Respuestas: hay un punto que no es de esta lista',
  ],
  [
    'un punto dos veces',
    { ...CUMPLE, respuestas: [...CUMPLE.respuestas, CUMPLE.respuestas[0]] },
    'Respuestas: un punto viene repetido',
  ],
  [
    'no cumple sin decir qué',
    { ...NO_CUMPLE, respuestas: NO_CUMPLE.respuestas.map((r) => ({ ...r, observado: '' })) },
    'Qué se observó: es obligatorio donde no se cumple',
  ],
  [
    'CUMPLE con algo que no',
    { ...NO_CUMPLE, resultado: 'CUMPLE' },
    'Resultado: no puede ser CUMPLE si hay un punto que no se cumple',
  ],
  [
    'NO CUMPLE sin nada que no',
    { ...CUMPLE, resultado: 'NO CUMPLE' },
    'Notas: diga qué no se cumple, o márquelo en su punto',
  ],
  ['sin entrar y sin por qué', { ...CUMPLE, resultado: 'NO SE PUDO ENTRAR' }, 'Notas: diga por qué no se pudo entrar'],
  ['hora del teléfono', { ...CUMPLE, firmadaEl: '25/11/2026' }, 'Hora del teléfono: no es una hora válida'],
  ['41 fotos', { ...CUMPLE, fotos: Array.from({ length: 41 }, () => randomUUID()) }, 'Fotos: no puede haber más de 40'],
])('%s → 400, y la visita sigue en pie', async (_, contenido, mensaje) => {
  const { idVisita } = await v.planeada()
  expect(dicho(await v.resultado('diego', idVisita, contenido))).toEqual([400, mensaje])
  expect(await v.fila(idVisita)).toMatchObject({ estado: 'PLANEADA' })
  expect(await v.cuenta(idVisita)).toBe(0)
})

it('sin poder entrar basta decir por qué; con 40 fotos y 2000 letras entra', async () => {
  const sinEntrar = { ...CUMPLE, resultado: 'NO SE PUDO ENTRAR', respuestas: [], notas: 'Nadie atendió' }
  const [una, otra] = [await v.planeada(), await v.planeada()]
  expect((await v.resultado('diego', una.idVisita, sinEntrar)).statusCode).toBe(200)
  const fotos = Array.from({ length: 40 }, () => randomUUID())
  expect((await v.resultado('diego', otra.idVisita, { ...CUMPLE, notas: 'x'.repeat(2000), fotos })).statusCode).toBe(
    200,
  )
  expect((await v.deCarpeta(otra.idCarpeta)).visitas[0]).toMatchObject({ estado: 'CERRADA', completa: false })
})

it('media letra en las notas se rechaza con una oración, y no con una falla', async () => {
  const { idVisita } = await v.planeada()
  const respuestas = NO_CUMPLE.respuestas.map((r) => ({ ...r, observado: 'roto \ud800' }))
  const { statusCode } = await v.resultado('diego', idVisita, { ...NO_CUMPLE, respuestas })
  expect([200, 400]).toContain(statusCode)
  const enNotas = await v.resultado('diego', idVisita, JSON.stringify({ ...CUMPLE, notas: 'nulo \u0000' }))
  expect(dicho(enNotas)).toEqual([400, 'Notas: contiene caracteres no permitidos'])
})
