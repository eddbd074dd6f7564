import type { Usuario } from '@catastro/domain/acceso/llamadas'
import { ErrorDePortal } from '@catastro/domain/errores'
import { describe, expect, it } from 'vitest'
import { comprobarTokens } from './comprobarTokens.ts'

const CLARA: Usuario = {
  id_persona: 7,
  documento_persona: '27309991112',
  nombre_persona: 'Clara',
  apellido_persona: 'Nieva',
  email_persona: 'clara@example.com',
  telefono_persona: '',
}

describe('lo que se recuerda de un token', () => {
  function conReloj(quienEs: (token: string) => Promise<Usuario | null>) {
    const estado = { ahora: 1_000_000, preguntas: 0 }
    const comprobar = comprobarTokens(
      {
        quienEs: (token) => {
          estado.preguntas += 1
          return quienEs(token)
        },
      },
      { toleranciaMs: 30 * 60_000, ahora: () => estado.ahora },
    )
    return { estado, comprobar }
  }

  it('quién es: 30 segundos', async () => {
    const { estado, comprobar } = conReloj(async () => CLARA)
    expect(await comprobar('t')).toEqual({ usuario: CLARA, reciente: true })
    estado.ahora += 29_999
    expect(await comprobar('t')).toEqual({ usuario: CLARA, reciente: false })
    expect(estado.preguntas).toBe(1)
    estado.ahora += 1
    expect(await comprobar('t')).toEqual({ usuario: CLARA, reciente: true })
    expect(estado.preguntas).toBe(2)
  })

  it('un rechazo: 5 segundos', async () => {
    const { estado, comprobar } = conReloj(async () => null)
    expect([await comprobar('t'), await comprobar('t')]).toEqual([null, null])
    estado.ahora += 4_999
    await comprobar('t')
    expect(estado.preguntas).toBe(1)
    estado.ahora += 1
    await comprobar('t')
    expect(estado.preguntas).toBe(2)
  })

  it.each([
    ['quién es', CLARA],
    ['un rechazo', null],
  ])('%s: si el reloj se atrasa una hora, no vale una hora más', async (_que, respuesta) => {
    const { estado, comprobar } = conReloj(async () => respuesta)
    await comprobar('t')
    estado.ahora -= 3_600_000
    await comprobar('t')
    expect(estado.preguntas).toBe(2)
    await comprobar('t')
    expect(estado.preguntas).toBe(2)
  })

  it('las primeras preguntas de un token, todas a la vez, son una', async () => {
    let responder = (_: Usuario) => {}
    const { estado, comprobar } = conReloj(() => new Promise((resolve) => (responder = resolve)))
    const juntas = Promise.all([comprobar('t'), comprobar('t'), comprobar('t')])
    responder(CLARA)
    expect((await juntas).map((c) => c?.usuario.id_persona)).toEqual([7, 7, 7])
    expect(estado.preguntas).toBe(1)
  })

  it('otro token es otra pregunta', async () => {
    const { estado, comprobar } = conReloj(async (token) => (token === 'bueno' ? CLARA : null))
    expect([await comprobar('bueno'), await comprobar('malo')]).toEqual([{ usuario: CLARA, reciente: true }, null])
    expect(estado.preguntas).toBe(2)
  })

  it('de los veinte mil últimos: el primero se olvida', async () => {
    const { estado, comprobar } = conReloj(async () => CLARA)
    for (let n = 0; n < 20_000; n++) await comprobar(`t${n}`)
    await comprobar('t0')
    expect(estado.preguntas).toBe(20_000)
    await comprobar('uno más')
    await comprobar('t1')
    expect(estado.preguntas).toBe(20_001)
    await comprobar('t0')
    expect(estado.preguntas).toBe(20_002)
  })

  it('una falla no se recuerda: la siguiente vuelve a preguntar, y la de todas las que esperaban es la misma', async () => {
    let cae = true
    const { estado, comprobar } = conReloj(async () => {
      if (cae) throw new Error('caída')
      return CLARA
    })
    const juntas = await Promise.allSettled([comprobar('t'), comprobar('t')])
    expect(juntas.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    cae = false
    expect(await comprobar('t')).toEqual({ usuario: CLARA, reciente: true })
    expect(estado.preguntas).toBe(2)
  })
})

describe('mientras Ciudad Digital no responde', () => {
  const CAIDA = new ErrorDePortal(503, 'Ciudad Digital no responde en este momento. Intente de nuevo en unos minutos')
  const SOLO_LEER = {
    status: 503,
    message: 'Ciudad Digital no responde. Puede seguir leyendo y guardando borradores; lo demás, cuando vuelva',
  }
  const MINUTO = 60_000

  /** Clara came in, and a minute later Ciudad Digital is down. */
  async function caida(toleranciaMs = 30 * MINUTO) {
    const estado = { ahora: 1_000_000, preguntas: 0, responde: async (): Promise<Usuario | null> => CLARA }
    const comprobar = comprobarTokens(
      {
        quienEs: () => {
          estado.preguntas += 1
          return estado.responde()
        },
      },
      { toleranciaMs, ahora: () => estado.ahora },
    )
    await comprobar('t')
    estado.ahora += MINUTO
    estado.responde = async () => {
      throw CAIDA
    }
    const leer = () => comprobar('t', { admiteRecordada: true })
    return { estado, comprobar, leer, escribir: () => comprobar('t') }
  }
  const RECORDADA = { usuario: CLARA, reciente: false, recordada: true }

  it('quien estaba sigue leyendo hasta los 30 minutos de que se lo confirmó, y nada más', async () => {
    const { estado, leer } = await caida()
    expect(await leer()).toEqual(RECORDADA)
    estado.ahora += 29 * MINUTO - 1
    expect(await leer()).toEqual(RECORDADA)
    estado.ahora += 1
    await expect(leer()).rejects.toBe(CAIDA)
  })

  it('lo que presenta, paga, mueve o administra espera, con su frase', async () => {
    const { escribir, leer } = await caida()
    await expect(escribir()).rejects.toMatchObject(SOLO_LEER)
    expect(await leer()).toEqual(RECORDADA)
    await expect(escribir()).rejects.toMatchObject(SOLO_LEER)
  })

  it('de quien no estaba no se sabe nada', async () => {
    const { comprobar } = await caida()
    await expect(comprobar('otro', { admiteRecordada: true })).rejects.toBe(CAIDA)
  })

  it('con 0 nadie sigue', async () => {
    const { leer, escribir } = await caida(0)
    await expect(leer()).rejects.toBe(CAIDA)
    await expect(escribir()).rejects.toBe(CAIDA)
  })

  it('una lectura cada 10 segundos averigua si volvió, y las demás no la esperan', async () => {
    const { estado, leer } = await caida()
    await leer()
    estado.preguntas = 0
    estado.ahora += 9_999
    await leer()
    expect(estado.preguntas).toBe(0)
    estado.ahora += 1
    let fallar = (_: Error) => {}
    estado.responde = () => new Promise((_, reject) => (fallar = reject))
    const averigua = leer()
    expect(await leer()).toEqual(RECORDADA)
    expect(estado.preguntas).toBe(1)
    fallar(CAIDA)
    expect(await averigua).toEqual(RECORDADA)
    estado.ahora += 10_000
    estado.responde = async () => CLARA
    expect(await leer()).toEqual({ usuario: CLARA, reciente: true })
  })

  it('un rechazo termina la sesión en el acto, aunque vuelva a caer', async () => {
    const { estado, leer } = await caida()
    estado.responde = async () => null
    expect(await leer()).toBeNull()
    estado.responde = async () => {
      throw CAIDA
    }
    estado.ahora += 5_000
    await expect(leer()).rejects.toBe(CAIDA)
  })

  it('su 429 no es una caída', async () => {
    const { estado, leer } = await caida()
    const demasiadas = new ErrorDePortal(429, 'Demasiadas consultas. Espere un minuto e intente de nuevo')
    estado.responde = async () => {
      throw demasiadas
    }
    await expect(leer()).rejects.toBe(demasiadas)
  })
})
