import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo, otroProceso } from '../../pruebas/appDePrueba.ts'
import { carpetasDePrueba } from '../../pruebas/carpetasDePrueba.ts'
import { sellarTodo } from '../../pruebas/sellarTodo.ts'
import { verificarCadena } from '../cadena/verificar.ts'

const PABLO = 2
const CLARA = 7
const ROSA = 8

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
  // Two that administer.
  await consultar('insert into persona_rol (id_persona, id_rol) values (5, 1)')
})
beforeEach(() => consultar(`delete from pedido_de_datos; delete from correo_saliente where motivo = 'DATOS'`))

const consultar = async (texto: string, valores?: unknown[]) => (await portal.db.$client.query(texto, valores)).rows
const dicho = (r: { statusCode: number; json(): { message?: string } }) => [r.statusCode, r.json().message]
const pedir = (quien: Demo, clase: string, motivo = 'Ya no hago trámites', clave?: string) =>
  portal.como(quien, {
    method: 'POST',
    url: '/api/misDatos/pedidos',
    payload: { clase, motivo },
    ...(clave && { headers: { 'idempotency-key': clave } }),
  })
const mios = async (quien: Demo) => (await portal.como(quien, { url: '/api/misDatos/pedidos' })).json().pedidos
const deLaCiudad = async (query = '') =>
  (await portal.como('ana', { url: `/api/misDatos/pedidosDeLaCiudad${query}` })).json()
const decidir = (idPedido: number, decision: string, respuesta = 'Se hizo', quien: Demo = 'ana') =>
  portal.como(quien, { method: 'POST', url: '/api/misDatos/decidir', payload: { idPedido, decision, respuesta } })
const pedido = async (quien: Demo, clase: string): Promise<number> => {
  expect((await pedir(quien, clase)).statusCode).toBe(200)
  return (await mios(quien))[0].idPedido
}
const contacto = (idPersona: number) =>
  consultar(
    `select email_persona as correo, telefono_persona as telefono, contacto_suprimido_el is not null as suprimido
     from persona where id_persona = $1`,
    [idPersona],
  )

const YA_PIDIO = 'Ya pidió que se corrija un dato y todavía no se le contestó: espere la respuesta para pedir otra vez'
const RECIBIDO = 'Pedido recibido. La respuesta va a estar acá en cinco días hábiles'
const YA_CONTESTADO = 'Este pedido ya se contestó'

describe('pedir', () => {
  it('uno abierto de cada clase y persona; contestado, se puede otra vez', async () => {
    expect(dicho(await pedir('rosa', 'CORREGIR'))).toEqual([200, RECIBIDO])
    expect(dicho(await pedir('rosa', 'CORREGIR'))).toEqual([409, YA_PIDIO])
    expect((await pedir('rosa', 'SUPRIMIR')).statusCode).toBe(200)
    expect((await pedir('clara', 'CORREGIR')).statusCode).toBe(200)
    const deRosa = await mios('rosa')
    expect(deRosa.map(({ clase, estado }: { clase: string; estado: string }) => [clase, estado])).toEqual([
      ['SUPRIMIR', 'PEDIDO'],
      ['CORREGIR', 'PEDIDO'],
    ])
    await decidir(deRosa[1].idPedido, 'RECHAZADO', 'Está como en su documento')
    expect((await pedir('rosa', 'CORREGIR')).statusCode).toBe(200)
    expect((await mios('rosa'))[2]).toMatchObject({ estado: 'RECHAZADO', respuesta: 'Está como en su documento' })
    expect((await mios('clara')).map(({ clase }: { clase: string }) => clase)).toEqual(['CORREGIR'])
  })

  it('lo mismo enviado dos veces, o dos a la vez, es un pedido', async () => {
    const clave = 'pedido-de-rosa-0001'
    const [una, otra] = await Promise.all([
      pedir('rosa', 'CORREGIR', 'Mi apellido', clave),
      pedir('rosa', 'CORREGIR', 'Mi apellido', clave),
    ])
    expect([dicho(una), dicho(otra)]).toEqual([
      [200, RECIBIDO],
      [200, RECIBIDO],
    ])
    const sinClave = await Promise.all([pedir('clara', 'CORREGIR'), pedir('clara', 'CORREGIR')])
    expect(sinClave.map((r) => r.statusCode).sort()).toEqual([200, 409])
    expect(await consultar('select count(*)::int as cuantos from pedido_de_datos')).toEqual([{ cuantos: 2 }])
  })

  it('el motivo es obligatorio y de hasta 500 caracteres', async () => {
    expect(dicho(await pedir('rosa', 'CORREGIR', ' '))).toEqual([400, 'Escriba el motivo'])
    expect(dicho(await pedir('rosa', 'CORREGIR', 'a'.repeat(501)))).toEqual([
      400,
      'Motivo: debe tener como máximo 500 caracteres',
    ])
    expect(dicho(await pedir('rosa', 'BORRAR'))).toEqual([400, 'Elija qué pide'])
    expect((await pedir('rosa', 'CORREGIR', 'a'.repeat(500))).statusCode).toBe(200)
  })
})

describe('la lista de la ciudad', () => {
  it('lo abierto antes, lo más viejo primero, con su día: cinco hábiles, sin fines de semana ni feriados', async () => {
    await consultar(
      `insert into no_laborable (fecha, nombre) values ('2026-06-10', 'Día de prueba') on conflict do nothing`,
    )
    // A Friday at ten at night where the city is; the Wednesday after is a holiday, and so is Monday the 15th in the demo city.
    await consultar(`insert into pedido_de_datos (id_persona, clase, motivo, pedido_el, estado, respuesta, decidido_por, decidido_el) values
      (7, 'CORREGIR', 'Viejo', '2026-06-01T12:00:00Z', 'RECHAZADO', 'No', 1, '2026-06-02T12:00:00Z'),
      (7, 'CORREGIR', 'Uno', '2026-06-06T01:00:00Z', 'PEDIDO', null, null, null),
      (8, 'CORREGIR', 'Otro', '2026-06-08T12:00:00Z', 'PEDIDO', null, null, null)`)
    const resumen = async (query = '') =>
      (await deLaCiudad(query)).pedidos.map((p: { motivo: string; vence: string; vencido: boolean }) => [
        p.motivo,
        p.vence,
        p.vencido,
      ])
    portal.ponerEnHora(new Date('2026-06-17T02:59:00Z'))
    expect(await resumen()).toEqual([
      ['Uno', '2026-06-16', false],
      ['Otro', '2026-06-17', false],
      ['Viejo', '2026-06-08', false],
    ])
    const avisos = async () => (await portal.como('ana', { url: '/api/inicio/pendientes' })).json().avisos
    expect(await avisos()).toContain(
      'Hay 2 pedidos sobre datos personales sin contestar. El primero vence el 16/06/2026 (menú de la cuenta, Pedidos sobre datos personales)',
    )
    portal.ponerEnHora(new Date('2026-06-17T03:00:00Z'))
    expect((await resumen())[0]).toEqual(['Uno', '2026-06-16', true])
    expect(await resumen('?pagina=2&porPagina=5')).toEqual([])
    expect(await avisos()).toContainEqual(expect.stringContaining('El primero venció el 16/06/2026'))
    // No decision of the portal's own health, which anybody may ask.
    expect((await portal.app.inject('/salud/listo')).body).not.toContain('datos personales')
    portal.ponerEnHora()
  })
})

describe('decidir', () => {
  it('de dos a la vez gana uno; lo contestado no se contesta otra vez, y lo que no existe tampoco', async () => {
    const id = await pedido('rosa', 'CORREGIR')
    const dos = await Promise.all([decidir(id, 'HECHO', 'Sí'), decidir(id, 'RECHAZADO', 'No', 'hector')])
    expect(dos.map((r) => r.statusCode).sort()).toEqual([200, 409])
    expect(dicho(await decidir(id, 'HECHO'))).toEqual([409, YA_CONTESTADO])
    expect(dicho(await decidir(2147483647, 'HECHO'))).toEqual([404, 'El pedido no existe'])
    expect(await consultar(`select count(*)::int as cuantos from correo_saliente where motivo = 'DATOS'`)).toEqual([
      { cuantos: 1 },
    ])
  })

  it('nadie el suyo, y siempre con su razón', async () => {
    const id = await pedido('ana', 'CORREGIR')
    expect(dicho(await decidir(id, 'HECHO'))).toEqual([
      403,
      'Es su propio pedido: tiene que contestarlo otro administrador',
    ])
    expect(dicho(await decidir(id, 'HECHO', '', 'hector'))).toEqual([400, 'Escriba la respuesta'])
    expect(dicho(await decidir(id, 'HECHO', 'a'.repeat(501), 'hector'))).toEqual([
      400,
      'Respuesta: debe tener como máximo 500 caracteres',
    ])
    expect((await decidir(id, 'HECHO', 'a'.repeat(500), 'hector')).statusCode).toBe(200)
  })

  it('con una carpeta abierta, un pago sin resolver o una solicitud, el contacto no se suprime; rechazarlo sí se puede', async () => {
    const idCarpeta = await carpetasDePrueba(portal).presentada()
    await consultar('update carpeta set estado = 9 where id_carpeta <> $1', [idCarpeta])
    await consultar(`update pago set revision = null`)
    await consultar(`delete from libre_deuda where estado = 'SOLICITADO'`)
    // Clara is its owner, and did not file it.
    for (const quien of ['pablo', 'clara'] as const) {
      const id = await pedido(quien, 'SUPRIMIR')
      const frase = `Su correo y su teléfono hacen falta mientras esté abierto: la carpeta ${idCarpeta}. Rechace el pedido con esa razón, o espere a que termine`
      expect(dicho(await decidir(id, 'HECHO'))).toEqual([409, frase])
      expect((await deLaCiudad()).pedidos[0]).toMatchObject({ idPedido: id, falta: frase, estado: 'PEDIDO' })
      expect((await decidir(id, 'RECHAZADO', 'Tiene una carpeta abierta')).statusCode).toBe(200)
    }
    expect((await contacto(PABLO))[0].suprimido).toBe(false)
    await consultar(
      `insert into pago (tipo, id_persona, monto, transaccion, producto, referencia, clave, busqueda)
       values ('LIBRE_DEUDA', ${ROSA}, 100, 'T9999999', 'Libre Deuda', '{}', 'x', 'x')`,
    )
    const id = await pedido('rosa', 'SUPRIMIR')
    expect((await decidir(id, 'HECHO')).json().message).toMatch(/mientras esté abierto: el pago \d+\. /)
    await consultar(`update pago set estado = 'VENCIDO' where transaccion = 'T9999999'`)
    expect((await deLaCiudad()).pedidos[0]).toMatchObject({ idPedido: id, falta: null })
  })
})

describe('suprimido', () => {
  const DATOS = {
    correo: 'rosa.avila@example.com',
    telefono: '381 555-0008',
    suprimido: false,
  }
  const NADA = { correo: '', telefono: '', suprimido: true }

  it('no queda contacto, no sale ningún correo, la auditoría no lo dice y la cadena se sostiene; al entrar no vuelve', async () => {
    await mios('rosa')
    expect(await contacto(ROSA)).toEqual([DATOS])
    const encolar = (estado: string) =>
      consultar(
        `insert into correo_saliente (id_persona, destinatario, motivo, redaccion, estado)
         values (${ROSA}, 'rosa.avila@example.com', 'CARPETA', '{"asunto":"De prueba","parrafos":[],"datos":[]}', $1) returning id_correo as id`,
        [estado],
      )
    const [{ id: pendiente }] = await encolar('PENDIENTE')
    await encolar('ENVIADO')
    const idPedido = await pedido('rosa', 'SUPRIMIR')
    const correosAntes = await consultar('select count(*)::int as n from correo_saliente')
    expect(dicho(await decidir(idPedido, 'HECHO', 'Se quitaron'))).toEqual([200, 'El pedido quedó contestado'])

    expect(await contacto(ROSA)).toEqual([NADA])
    expect(await consultar('select count(*)::int as n from correo_saliente')).toEqual(correosAntes)
    expect(await consultar(`select distinct destinatario from correo_saliente where id_persona = ${ROSA}`)).toEqual([
      { destinatario: '' },
    ])
    expect(
      await consultar(
        `select count(*)::int as n from correo_saliente where estado = 'PENDIENTE' and id_persona = ${ROSA}`,
      ),
    ).toEqual([{ n: 0 }])
    const reintento = await portal.como('lucia', {
      method: 'POST',
      url: '/api/notificaciones/reintentar',
      payload: { idCorreo: pendiente },
    })
    expect(dicho(reintento)).toEqual([
      409,
      'La dirección de este correo se suprimió a pedido de su persona: no se puede enviar',
    ])

    const enLaAuditoria = () =>
      consultar(
        `select id from auditoria where coalesce(antes::text, '') || coalesce(despues::text, '') like '%rosa.avila@%'`,
      )
    expect(await enLaAuditoria()).not.toEqual([])
    await portal.trabajar('suprimir-contacto')
    await sellarTodo(portal.db)
    await portal.trabajar('suprimir-contacto')
    expect(await enLaAuditoria()).toEqual([])
    expect((await verificarCadena(portal.db)).rotura).toBeNull()
    // What was decided of it stays, with who decided.
    expect((await mios('rosa'))[0]).toMatchObject({ estado: 'HECHO', respuesta: 'Se quitaron' })

    const otraVez = await otroProceso(portal)
    expect((await otraVez.como('rosa', { url: '/api/misDatos/pedidos' })).statusCode).toBe(200)
    expect(await contacto(ROSA)).toEqual([NADA])

    // Until she says otherwise.
    expect((await decidir(await pedido('rosa', 'CORREGIR'), 'RECHAZADO', 'No')).statusCode).toBe(200)
    expect(await contacto(ROSA)).toEqual([NADA])
    expect((await decidir(await pedido('rosa', 'CORREGIR'), 'HECHO', 'Vuelve a guardarse')).statusCode).toBe(200)
    const vuelve = await otroProceso(portal)
    await vuelve.como('rosa', { url: '/api/misDatos/pedidos' })
    expect(await contacto(ROSA)).toEqual([DATOS])
  })

  it('el correo de una carpeta terminada se va, y la carpeta se sigue leyendo', async () => {
    const carpetas = carpetasDePrueba(portal)
    const idCarpeta = await carpetas.presentada()
    await consultar(`update carpeta set correo = 'otra@example.com' where id_carpeta = $1`, [idCarpeta])
    await consultar('update carpeta set estado = 9')
    expect((await decidir(await pedido('pablo', 'SUPRIMIR'), 'HECHO')).statusCode).toBe(200)
    expect(await consultar('select correo from carpeta where id_carpeta = $1', [idCarpeta])).toEqual([{ correo: null }])
    const leida = await portal.como('lucia', { url: `/api/documentacion/carpeta/${idCarpeta}` })
    expect(leida.statusCode).toBe(200)
    expect((await contacto(PABLO))[0]).toEqual(NADA)
  })

  it('suprimido, vuelto a guardar y suprimido otra vez: lo copiado entre medio también se va', async () => {
    await consultar('update carpeta set estado = 9')
    const suprimir = async () => (await decidir(await pedido('clara', 'SUPRIMIR'), 'HECHO')).statusCode
    expect(await suprimir()).toBe(200)
    await decidir(await pedido('clara', 'CORREGIR'), 'HECHO')
    await (await otroProceso(portal)).como('clara', { url: '/api/misDatos/pedidos' })
    expect((await contacto(CLARA))[0]).toMatchObject({ correo: 'clara.nieva@example.com', suprimido: false })
    expect(await suprimir()).toBe(200)
    await sellarTodo(portal.db)
    await portal.trabajar('suprimir-contacto')
    expect(
      await consultar(
        `select id from auditoria where entidad = 'persona' and coalesce(antes::text, '') || coalesce(despues::text, '') like '%clara.nieva@%'`,
      ),
    ).toEqual([])
    expect((await verificarCadena(portal.db)).rotura).toBeNull()
    expect(await consultar('select count(*)::int as n from pedido_de_datos where auditoria_el is not null')).toEqual([
      { n: 2 },
    ])
  })

  it('suprimido, presenta algo: la carpeta abierta no le escribe a la dirección que ya no está, y otro pedido se niega', async () => {
    await consultar('update carpeta set estado = 9')
    expect((await decidir(await pedido('pablo', 'SUPRIMIR'), 'HECHO')).statusCode).toBe(200)
    const idCarpeta = await carpetasDePrueba(portal).presentada()
    expect(
      await consultar(
        `select count(*)::int as n from correo_saliente where id_persona = ${PABLO} and destinatario <> ''`,
      ),
    ).toEqual([{ n: 0 }])
    expect((await decidir(await pedido('pablo', 'SUPRIMIR'), 'HECHO')).json().message).toContain(
      `la carpeta ${idCarpeta}`,
    )
  })

  it('la dirección de un correo que está saliendo se espera, y no queda', async () => {
    await consultar('update carpeta set estado = 9; delete from pago where id_persona = 8')
    const [{ id }] = await consultar(
      `insert into correo_saliente (id_persona, destinatario, motivo, redaccion)
       values (${ROSA}, 'rosa.avila@example.com', 'CARPETA', '{"asunto":"Saliendo","parrafos":[],"datos":[]}') returning id_correo as id`,
    )
    const idPedido = await pedido('rosa', 'SUPRIMIR')
    // As who sends it holds its row.
    const quienEnvia = await portal.db.$client.connect()
    await quienEnvia.query('begin')
    await quienEnvia.query('select from correo_saliente where id_correo = $1 for update', [id])
    const respuesta = decidir(idPedido, 'HECHO')
    await expect
      .poll(() =>
        consultar(
          `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        ),
      )
      .toEqual([{ n: 1 }])
    await quienEnvia.query(`update correo_saliente set estado = 'ENVIADO', enviado_el = now() where id_correo = $1`, [
      id,
    ])
    await quienEnvia.query('commit')
    quienEnvia.release()
    expect((await respuesta).statusCode).toBe(200)
    expect(await consultar('select destinatario, estado from correo_saliente where id_correo = $1', [id])).toEqual([
      { destinatario: '', estado: 'ENVIADO' },
    ])
  })
})
