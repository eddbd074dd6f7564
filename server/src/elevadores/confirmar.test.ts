import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  CONSERVADORA,
  type ElevadoresDePrueba,
  elevadoresDePrueba,
  FORMULARIO_28,
  FORMULARIO_30,
  FORMULARIO_31,
} from '../../pruebas/elevadoresDePrueba.ts'

/* What anybody sends of a company or of a property says nothing in the register until who may say so confirms it. */

type Quien = Parameters<ElevadoresDePrueba['pedir']>[0]

const NO_ESTA = [404, 'El registro no existe o no está a su alcance']
const PROPIO = [
  403,
  'No puede decidir sobre lo que presentó, ni sobre la empresa o el inmueble en que tiene parte: pídaselo a otra persona del personal',
]

let e: ElevadoresDePrueba
let siguiente = 1
beforeAll(async () => {
  e = await elevadoresDePrueba()
})
beforeEach(() => e.limpiar())

const confirmar = (quien: Quien, formulario: string, numero: number) =>
  e.pedir(quien, 'PUT', '/elevadores/confirmar', { formulario, numero })
const quitar = (quien: Quien, formulario: string, numero: number, motivo = 'No es de la empresa') =>
  e.pedir(quien, 'PUT', '/elevadores/quitar', { formulario, numero, motivo })
const registro = async (quien: Quien, formulario: string, numero: number) =>
  (await e.pedir(quien, 'GET', `/elevadores/registro/${formulario}/${numero}`)).json().registro

/** A company of Pablo's with its form 29 paid, and a number of conservator of its own. */
async function empresaPagada() {
  const [{ id: idInstitucion }] = await e.consulta(
    `insert into institucion (institucion, id_institucion_tipo) values ($1, 2) returning id_institucion as id`,
    [`CONSERVADORA DE PRUEBA ${siguiente++}`],
  )
  const nroconservador = `P-${idInstitucion}`
  const suya = { idInstitucion, nroconservador }
  const { idFormulario29 } = (await e.presentar('29', { ...CONSERVADORA, ...suya })).json()
  await e.pagar29(idFormulario29)
  return { ...suya, idFormulario29 }
}
const personal = async (idInstitucion: number, quien: Quien = 'lucia') =>
  (await e.pedir(quien, 'GET', `/elevadores/empresas/${idInstitucion}`))
    .json()
    .empresa.personal.map((t: Record<string, unknown>) => [t.nombre, t.confirmado, t.hasta !== null, t.autor])
const enLaLista = async (nroconservador: string) => {
  const [primera] = (await e.pedir('lucia', 'GET', `/elevadores/empresas?buscar=${nroconservador}`)).json().empresas
  const { inmuebles, elevadores, tecnicos, elevadoresSinConfirmar, tecnicosSinConfirmar } = primera
  return { inmuebles, elevadores, tecnicos, elevadoresSinConfirmar, tecnicosSinConfirmar }
}
/** A property that nobody has in the land register. */
async function inmuebleDeNadie() {
  const padron = String(800_000 + siguiente++)
  await e.consulta(`insert into padron (padronm, padronp, apeynom) values ($1, $1, 'NADIE')`, [padron])
  const [{ id }] = await e.consulta(
    `insert into domicilio (calle_texto, padron, origen) values ('SALTA', $1, 'PADRON') returning id_domicilio as id`,
    [padron],
  )
  return { padron, idDomicilio: id as number }
}
const treinta = async (empresa: object, quien: Quien, nombre: string) =>
  (await e.presentar('30', { ...FORMULARIO_30, ...empresa, representantetecnico: nombre }, quien)).json()
    .idFormulario30 as number

describe('el personal de una conservadora (formulario 30)', () => {
  it('lo que manda una persona ajena no va primero ni se cuenta hasta que el personal lo confirma', async () => {
    const { idFormulario29: _, ...empresa } = await empresaPagada()
    const suyo = await treinta(empresa, 'pablo', 'Marta Ríos')
    expect(await personal(empresa.idInstitucion)).toEqual([['Marta Ríos', false, false, 'Medina Pablo']])
    expect((await confirmar('lucia', '30', suyo)).json()).toEqual({
      ok: true,
      message: 'El registro quedó confirmado',
    })
    const ajeno = await treinta(empresa, 'bruno', 'Intruso Igor')
    expect(await personal(empresa.idInstitucion)).toEqual([
      ['Marta Ríos', true, false, 'Medina Pablo'],
      ['Intruso Igor', false, false, 'Ledesma Bruno'],
    ])
    // Who sent it is for the staff, and for who sent it.
    expect(await personal(empresa.idInstitucion, 'pablo')).toEqual([
      ['Marta Ríos', true, false, 'Medina Pablo'],
      ['Intruso Igor', false, false, null],
    ])
    expect(await enLaLista(empresa.nroconservador)).toMatchObject({ tecnicos: 1, tecnicosSinConfirmar: 1 })
    expect(await e.consulta('select confirmado_por from formulario30 where id_formulario30 = $1', [suyo])).toEqual([
      { confirmado_por: 4 },
    ])
    expect((await quitar('lucia', '30', ajeno, 'No trabaja ahí')).json()).toEqual({
      ok: true,
      message: 'Quedó quitado del registro',
    })
    expect(await personal(empresa.idInstitucion)).toEqual([['Marta Ríos', true, false, 'Medina Pablo']])
    expect(await registro('bruno', '30', ajeno)).toMatchObject({ situacion: 'Quitado', motivo: 'No trabaja ahí' })
    expect(
      await e.consulta(
        `select quitado_por, motivo_de_quita from formulario30 where id_formulario30 = $1 and quitado_el is not null`,
        [ajeno],
      ),
    ).toEqual([{ quitado_por: 4, motivo_de_quita: 'No trabaja ahí' }])
  })

  it('uno nuevo de la misma persona reemplaza al anterior cuando se confirma, y no antes', async () => {
    const { idFormulario29: _, ...empresa } = await empresaPagada()
    await confirmar('lucia', '30', await treinta(empresa, 'pablo', 'Marta Ríos'))
    const nuevo = await treinta(empresa, 'pablo', 'Juan Paz')
    expect(await personal(empresa.idInstitucion)).toEqual([
      ['Marta Ríos', true, false, 'Medina Pablo'],
      ['Juan Paz', false, false, 'Medina Pablo'],
    ])
    await confirmar('lucia', '30', nuevo)
    expect(await personal(empresa.idInstitucion)).toEqual([
      ['Juan Paz', true, false, 'Medina Pablo'],
      ['Marta Ríos', true, true, 'Medina Pablo'],
    ])
  })

  it('se confirma una vez, se quita una vez y con motivo; ni quien lo mandó, ni quien no atiende', async () => {
    const { idFormulario29: _, ...empresa } = await empresaPagada()
    const numero = await treinta(empresa, 'bruno', 'Intruso Igor')
    for (const quien of ['bruno', 'clara', 'pablo', 'diego'] as const) {
      expect(await e.rechazo(confirmar(quien, '30', numero))).toEqual(NO_ESTA)
      expect(await e.rechazo(quitar(quien, '30', numero))).toEqual(NO_ESTA)
    }
    expect(await e.rechazo(confirmar('lucia', '30', 999_999))).toEqual(NO_ESTA)
    expect(await e.rechazo(quitar('lucia', '30', numero, ' '))).toEqual([400, 'Escriba el motivo'])
    expect(await e.rechazo(quitar('lucia', '30', numero, 'x'.repeat(241)))).toEqual([
      400,
      'Motivo: debe tener como máximo 240 caracteres',
    ])
    const dos = await Promise.all([confirmar('lucia', '30', numero), confirmar('ana', '30', numero)])
    expect(dos.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await e.rechazo(confirmar('lucia', '30', numero))).toEqual([409, 'Este registro ya estaba confirmado'])
    expect((await quitar('lucia', '30', numero)).statusCode).toBe(200)
    expect(await e.rechazo(quitar('lucia', '30', numero))).toEqual([409, 'Este registro ya estaba quitado'])
    expect(await e.rechazo(confirmar('lucia', '30', numero))).toEqual([409, 'Este registro ya estaba quitado'])
    const propio = await treinta(empresa, 'lucia', 'Lucía Propia')
    expect(await e.rechazo(confirmar('lucia', '30', propio))).toEqual(PROPIO)
    expect(await e.rechazo(quitar('lucia', '30', propio))).toEqual(PROPIO)
  })
})

describe('a quien nombra un formulario 30', () => {
  const nombrando = async (empresa: object, quien: Quien) =>
    (await e.presentar('30', { ...FORMULARIO_30, ...empresa, dniRT: '22777888' }, quien)).json()
      .idFormulario30 as number
  const nota = async (nroconservador: string) => {
    const { idDomicilio } = await inmuebleDeNadie()
    return (await e.presentar('31', { ...FORMULARIO_31, nroconservador, idDomicilio }, 'pablo')).json().idFormulario31
  }
  const revisar = (idFormulario31: number) => e.pedir('hector', 'PUT', '/elevadores/revisado', { idFormulario31 })

  it('lo que escribe un ajeno no lo hace parte de la empresa; de ese 30, sí; confirmado, de todo lo de ella', async () => {
    const { idFormulario29: _, ...empresa } = await empresaPagada()
    const numero = await nombrando(empresa, 'bruno')
    const revisada = await nota(empresa.nroconservador)
    expect((await revisar(revisada)).statusCode).toBe(200)
    const otro = await treinta(empresa, 'pablo', 'Marta Ríos')
    expect((await confirmar('hector', '30', otro)).statusCode).toBe(200)
    expect(await e.rechazo(confirmar('hector', '30', numero))).toEqual(PROPIO)
    expect((await confirmar('lucia', '30', numero)).statusCode).toBe(200)
    expect(await e.rechazo(revisar(await nota(empresa.nroconservador)))).toEqual(PROPIO)
    // What he had reviewed meanwhile waits again, for another person.
    expect(await registro('pablo', '31', revisada)).toMatchObject({ situacion: 'En trámite' })
    expect(await e.rechazo(revisar(revisada))).toEqual(PROPIO)
    // Taken away, it makes him no party any more.
    await quitar('lucia', '30', numero)
    expect((await revisar(revisada)).statusCode).toBe(200)
  })
})

describe('las notas (formulario 31)', () => {
  it('la de una persona ajena no cuenta en lo que la empresa conserva; el personal la revisa o la quita', async () => {
    const { nroconservador } = await empresaPagada()
    const nota = async (cantidadelevadores: number) => {
      const { padron, idDomicilio } = await inmuebleDeNadie()
      const envio = { ...FORMULARIO_31, nroconservador, idDomicilio, cantidadelevadores }
      return { padron, id: (await e.presentar('31', envio, 'bruno')).json().idFormulario31 as number }
    }
    const una = await nota(7)
    const otra = await nota(2)
    expect(await enLaLista(nroconservador)).toMatchObject({
      inmuebles: 0,
      elevadores: 0,
      elevadoresSinConfirmar: 9,
    })
    const inmueble = async () =>
      (await e.pedir('lucia', 'GET', `/elevadores/inmuebles?buscar=${otra.padron}`)).json().inmuebles
    expect(await inmueble()).toMatchObject([{ empresaConfirmada: false, porRevisar: true }])
    await e.pedir('lucia', 'PUT', '/elevadores/revisado', { idFormulario31: otra.id })
    expect(await inmueble()).toMatchObject([{ empresaConfirmada: true, porRevisar: false }])
    expect(await enLaLista(nroconservador)).toMatchObject({
      inmuebles: 1,
      elevadores: 2,
      elevadoresSinConfirmar: 7,
    })
    await quitar('lucia', '31', una.id, 'La empresa no la mandó')
    expect(await enLaLista(nroconservador)).toMatchObject({
      inmuebles: 1,
      elevadores: 2,
      elevadoresSinConfirmar: 0,
    })
    expect(await registro('bruno', '31', una.id)).toMatchObject({
      situacion: 'Quitada',
      motivo: 'La empresa no la mandó',
    })
    expect(await e.rechazo(e.pedir('lucia', 'PUT', '/elevadores/revisado', { idFormulario31: una.id }))).toEqual([
      409,
      'Este registro ya estaba quitado',
    ])
    const vence = { clase: 'SEGURO', id: una.id, hasta: '2030-01-01' }
    expect(await e.rechazo(e.pedir('lucia', 'PUT', '/elevadores/vencimiento', vence))).toEqual(NO_ESTA)
  })

  it('una nota nueva sin revisar no se pone delante de la revisada, ni da el personal de su empresa', async () => {
    const suya = await empresaPagada()
    const intrusa = await empresaPagada()
    await treinta({ idInstitucion: intrusa.idInstitucion, nroconservador: intrusa.nroconservador }, 'bruno', 'Igor')
    const { padron, idDomicilio } = await inmuebleDeNadie()
    const nota = async ({ nroconservador }: { nroconservador: string }, quien: Quien) =>
      (await e.presentar('31', { ...FORMULARIO_31, nroconservador, idDomicilio }, quien)).json().idFormulario31
    await e.pedir('lucia', 'PUT', '/elevadores/revisado', { idFormulario31: await nota(suya, 'pablo') })
    await nota(intrusa, 'bruno')
    const { inmueble } = (await e.pedir('lucia', 'GET', `/elevadores/inmuebles/${padron}`)).json()
    expect(inmueble.mantenimientos.map((m: Record<string, unknown>) => m.nroconservador)).toEqual([
      suya.nroconservador,
      intrusa.nroconservador,
    ])
    expect(inmueble.personal).toEqual([])
  })
})

describe('el responsable (formulario 28)', () => {
  const veintisiete = async () => {
    await e.presentar27()
    return (await e.pedir('pablo', 'GET', `/formulario/consultarFormulario27?id=${e.idDomicilio}`)).json().form27
      .idFormulario27 as number
  }
  const mandar = (idFormulario27: number, quien: Quien, seccion = '1') =>
    e.presentar('28', { ...FORMULARIO_28, idFormulario27, idPersona: 7, seccion }, quien)
  const registrado = async (idFormulario27: number) =>
    (await e.pedir('lucia', 'GET', '/elevadores/inmuebles/100001'))
      .json()
      .inmueble.responsables.find((r: Record<string, unknown>) => r.idFormulario27 === idFormulario27)

  it('el de una persona ajena espera y no ocupa el lugar: quien responde presenta el suyo, y lee el otro', async () => {
    const id = await veintisiete()
    const ajeno = (await mandar(id, 'bruno', 'INTRUSA')).json().idFormulario28
    expect(await registrado(id)).toMatchObject({
      registro: null,
      porConfirmar: [{ idFormulario28: ajeno, autor: 'Ledesma Bruno' }],
    })
    expect(await registro('clara', '28', ajeno)).toMatchObject({
      situacion: 'Sin confirmar',
      confirma: true,
      quita: true,
    })
    const mios = (await e.pedir('clara', 'GET', '/elevadores/mios?formulario=28')).json().registros
    expect(mios[0]).toMatchObject({ numero: ajeno, situacion: 'Sin confirmar' })
    expect((await mandar(id, 'clara', 'PROPIA')).statusCode).toBe(200)
    expect((await registrado(id)).registro.seccion).toBe('PROPIA')
    expect(await e.rechazo(mandar(id, 'pablo'))).toEqual([
      409,
      'Ese formulario 27 ya tiene registrado a su responsable',
    ])
    expect(await e.rechazo(confirmar('clara', '28', ajeno))).toEqual([
      409,
      'Ese formulario 27 ya tiene registrado a su responsable',
    ])
    expect((await quitar('clara', '28', ajeno)).statusCode).toBe(200)
    expect((await registrado(id)).porConfirmar).toEqual([])
  })

  it('lo confirma quien responde, o el personal; nadie más lo lee ni lo decide', async () => {
    const id = await veintisiete()
    const numero = (await mandar(id, 'bruno')).json().idFormulario28
    for (const quien of ['bruno', 'pablo', 'diego'] as const) {
      expect(await e.rechazo(confirmar(quien, '28', numero))).toEqual(NO_ESTA)
      expect(await e.rechazo(quitar(quien, '28', numero))).toEqual(NO_ESTA)
    }
    expect(await e.rechazo(e.pedir('pablo', 'GET', `/elevadores/registro/28/${numero}`))).toEqual(NO_ESTA)
    expect(await registro('bruno', '28', numero)).toMatchObject({ confirma: false, quita: false })
    expect((await confirmar('clara', '28', numero)).statusCode).toBe(200)
    expect((await registrado(id)).registro.idFormulario28).toBe(numero)
    // What is confirmed only staff annul, and then there is place for another.
    expect(await e.rechazo(quitar('clara', '28', numero))).toEqual([409, 'Este registro ya estaba confirmado'])
    expect((await quitar('lucia', '28', numero, 'Nomenclatura equivocada')).statusCode).toBe(200)
    expect((await registrado(id)).registro).toBeNull()
    const otro = (await mandar(id, 'pablo')).json().idFormulario28
    expect((await confirmar('lucia', '28', otro)).statusCode).toBe(200)
    expect((await registrado(id)).registro.idFormulario28).toBe(otro)
  })

  it('el titular del padrón también, aunque el 27 lo haya presentado otra persona', async () => {
    const { idCarpeta } = (await e.presentar27({}, 'bruno')).json()
    const [{ id }] = await e.consulta('select id_formulario27 as id from formulario27 where id_carpeta = $1', [
      idCarpeta,
    ])
    const envio = { ...FORMULARIO_28, idFormulario27: id, idPersona: 3 }
    // Clara has 100001 in the land register; Bruno filed.
    expect((await e.presentar('28', envio, 'clara')).statusCode).toBe(200)
    expect((await registrado(id)).registro).not.toBeNull()
  })

  it('a quien puede confirmarlo se le escribe una vez; y a quien lo mandó, por qué se quitó', async () => {
    const id = await veintisiete()
    await e.consulta('delete from correo_saliente')
    const correos = async () =>
      (await e.consulta('select id_persona, motivo, redaccion from correo_saliente order by id_correo')).map((c) => ({
        aQuien: c.id_persona,
        motivo: c.motivo,
        asunto: c.redaccion.asunto,
        datos: c.redaccion.datos,
        ruta: c.redaccion.accion.ruta,
      }))
    const numero = (await mandar(id, 'bruno')).json().idFormulario28
    // Again, while it waits: it is there already.
    expect(await e.rechazo(mandar(id, 'bruno', '2'))).toEqual([
      409,
      'Ya mandó un formulario 28 para ese formulario 27: falta que lo confirme quien responde por el inmueble',
    ])
    const TRAMITE = ['Trámite', 'Registro del responsable']
    expect(await correos()).toEqual([
      {
        aQuien: 7,
        motivo: 'ELEVADORES',
        asunto: 'Formulario 28 del padrón 100001: espera que usted lo confirme',
        datos: [TRAMITE, ['Padrón', '100001']],
        ruta: `/elevadores/registro/28/${numero}`,
      },
    ])
    await quitar('clara', '28', numero, 'No lo encargué')
    expect((await correos()).slice(1)).toEqual([
      {
        aQuien: 3,
        motivo: 'ELEVADORES',
        asunto: 'Formulario 28: se quitó del registro de elevadores',
        datos: [TRAMITE, ['Sobre', 'Padrón 100001'], ['Motivo', 'No lo encargué']],
        ruta: `/elevadores/registro/28/${numero}`,
      },
    ])
    // Of one's own there is nobody to tell.
    await e.consulta('delete from correo_saliente')
    await mandar(id, 'clara')
    expect(await correos()).toEqual([])
  })

  it('dos confirmados a la vez: uno ocupa el lugar y el otro lo sabe', async () => {
    const id = await veintisiete()
    const [a, b] = [await mandar(id, 'bruno'), await mandar(id, 'pablo')].map((r) => r.json().idFormulario28)
    const dos = await Promise.all([confirmar('lucia', '28', a), confirmar('ana', '28', b)])
    expect(dos.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })
})

describe('un registro que ya tenía formularios', () => {
  const migracion = () => {
    const carpeta = fileURLToPath(new URL('../../migraciones', import.meta.url))
    return readdirSync(carpeta)
      .filter((nombre) => nombre.endsWith('.sql'))
      .flatMap((nombre) => readFileSync(`${carpeta}/${nombre}`, 'utf8').split('--> statement-breakpoint'))
      .filter((texto) => /^UPDATE formulario28 /m.test(texto))
      .join()
  }

  it('de los 28, el de quien respondía o tiene el padrón sigue en su lugar; el ajeno y los 30 esperan', async () => {
    const carpetaDe = async (quien: Quien) => (await e.presentar27({}, quien)).json().idCarpeta
    const del27 = async (idCarpeta: number) =>
      (await e.consulta('select id_formulario27 as id from formulario27 where id_carpeta = $1', [idCarpeta]))[0].id
    const mandado = async (id: number, idPersona: number, quien: Quien) =>
      (await e.presentar('28', { ...FORMULARIO_28, idFormulario27: id, idPersona }, quien)).json().idFormulario28
    const deClara = await del27(await carpetaDe('clara'))
    const deBruno = await del27(await carpetaDe('bruno'))
    const otro = await del27(await carpetaDe('clara'))
    const numeros = [
      await mandado(deClara, 7, 'clara'),
      await mandado(deBruno, 3, 'clara'), // who has the padron
      await mandado(otro, 7, 'pablo'),
    ]
    const { idFormulario29: _, ...empresa } = await empresaPagada()
    const treintaDeAntes = await treinta(empresa, 'pablo', 'Marta Ríos')
    await e.consulta('update formulario28 set confirmado_por = null, confirmado_el = null')
    await e.consulta(migracion())
    expect(
      await e.consulta(
        `select id_formulario28 as id, confirmado_por, confirmado_el = fecha as al_presentarse from formulario28
         where id_formulario28 = any($1) order by 1`,
        [numeros],
      ),
    ).toEqual([
      { id: numeros[0], confirmado_por: 7, al_presentarse: true },
      { id: numeros[1], confirmado_por: 7, al_presentarse: true },
      { id: numeros[2], confirmado_por: null, al_presentarse: null },
    ])
    expect(await personal(empresa.idInstitucion)).toEqual([['Marta Ríos', false, false, 'Medina Pablo']])
    expect(await registro('pablo', '30', treintaDeAntes)).toMatchObject({ situacion: 'Sin confirmar' })
  })
})

describe('una nota la revisa quien no tiene parte (A-163)', () => {
  it('revisada por quien después resulta ser de la empresa, vuelve a esperar cuando la empresa se paga', async () => {
    const [{ id: idInstitucion }] = await e.consulta(
      `insert into institucion (institucion, id_institucion_tipo) values ('DE LA JEFA', 2) returning id_institucion as id`,
    )
    const suya = { idInstitucion, nroconservador: 'JEFA-1' }
    const { idDomicilio, padron } = await inmuebleDeNadie()
    // Somebody else's note names a number that is nobody's yet.
    const envio = { ...FORMULARIO_31, nroconservador: 'jefa-1', idDomicilio }
    const { idFormulario31 } = (await e.presentar('31', envio, 'bruno')).json()
    expect((await e.pedir('hector', 'PUT', '/elevadores/revisado', { idFormulario31 })).statusCode).toBe(200)
    const { idFormulario29 } = (await e.presentar('29', { ...CONSERVADORA, ...suya }, 'hector')).json()
    expect(await e.rechazo(e.pagar29(idFormulario29, 'hector'))).toEqual(PROPIO)
    await e.pagar29(idFormulario29, 'lucia')
    expect(await registro('bruno', '31', idFormulario31)).toMatchObject({ situacion: 'En trámite' })
    expect(await e.rechazo(e.pedir('hector', 'PUT', '/elevadores/revisado', { idFormulario31 }))).toEqual(PROPIO)
    expect((await e.pedir('ana', 'PUT', '/elevadores/revisado', { idFormulario31 })).statusCode).toBe(200)
    // And its review opens the property to nobody.
    expect((await e.pedir('bruno', 'GET', `/elevadores/inmuebles/${padron}`)).statusCode).toBe(404)
  })
})
