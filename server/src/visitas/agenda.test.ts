import { sumarDias } from '@catastro/domain/plazos/calendario'
import { beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { DIEGO, dicho, manana, visitasDePrueba } from '../../pruebas/visitasDePrueba.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'

let portal: AppDePrueba
let v: ReturnType<typeof visitasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  v = visitasDePrueba(portal)
})

const leer = (direccion: string) => portal.app.inject({ url: new URL(direccion).pathname })
const renovar = async () => (await v.llamar('diego', 'POST', '/visitas/agenda')).json().direccion as string
const eventoDe = (calendario: string, idVisita: number) =>
  calendario.split('BEGIN:VEVENT').find((evento) => evento.includes(`UID:visita-${idVisita}@`))

it('el inspector da su dirección a su calendario; renovarla anula la anterior', async () => {
  expect((await v.llamar('diego', 'GET', '/visitas/agenda')).json()).toEqual({ desde: null })
  const primera = await renovar()
  expect(primera).toMatch(/^http.*\/api\/visitas\/agenda\/[\w-]{43}\.ics$/)
  expect((await v.llamar('diego', 'GET', '/visitas/agenda')).json().desde).toMatch(/^\d{4}-/)
  const respuesta = await leer(primera)
  expect([respuesta.statusCode, respuesta.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const segunda = await renovar()
  expect(dicho(await leer(primera))).toEqual([404, 'El calendario no existe'])
  expect((await leer(segunda)).statusCode).toBe(200)
  // Only what it sums up to is kept.
  const secreto = segunda.split('/').at(-1)?.replace('.ics', '')
  expect(await v.consultar('select from agenda_de_inspector where huella = $1', [secreto])).toEqual([])
})

it('quien no es inspector no tiene; de quien dejó de inspeccionar no se lee', async () => {
  expect(dicho(await v.llamar('lucia', 'POST', '/visitas/agenda'))).toEqual([
    409,
    'Solo un inspector tiene dirección de calendario',
  ])
  const direccion = await renovar()
  await v.consultar('update inspector set estado = false where id_inspector = $1', [DIEGO])
  expect((await leer(direccion)).statusCode).toBe(404)
  await v.consultar('update inspector set estado = true where id_inspector = $1', [DIEGO])
  expect((await leer(direccion)).statusCode).toBe(200)
})

it('cada visita con su secuencia; la movida sube, la cancelada y la que pasó a otro se cancelan; ningún nombre', async () => {
  const direccion = await renovar()
  const { idCarpeta, idVisita } = await v.planeada({ indicaciones: 'Preguntar por Rosa' })
  const calendario = async () => (await leer(direccion)).body
  const nueva = eventoDe(await calendario(), idVisita)
  expect(nueva).toContain(`SUMMARY:Visita\\, carpeta ${idCarpeta}\r\n`)
  expect(nueva).toContain('SEQUENCE:0\r\n')
  expect(nueva).toContain(`DTSTART:${manana().replaceAll('-', '')}T133000Z\r\n`)
  expect(nueva).toContain('STATUS:CONFIRMED\r\n')
  await v.llamar('diego', 'PUT', '/visitas/mover', { idVisita, dia: manana(), hora: '11:00', version: 1 })
  expect(eventoDe(await calendario(), idVisita)).toContain('SEQUENCE:1\r\n')
  await v.asignar(idCarpeta, null)
  expect(eventoDe(await calendario(), idVisita)).toContain('STATUS:CANCELLED\r\n')
  await v.asignar(idCarpeta, DIEGO)
  const devuelta = eventoDe(await calendario(), idVisita)
  expect(devuelta).toContain('SEQUENCE:3\r\n')
  expect(devuelta).toContain('STATUS:CONFIRMED\r\n')
  const version = (await v.fila(idVisita)).version
  await v.llamar('diego', 'PUT', '/visitas/cancelar', { idVisita, motivo: 'Llueve', version })
  expect(eventoDe(await calendario(), idVisita)).toContain('STATUS:CANCELLED\r\n')
  expect(await calendario()).not.toMatch(/Rosa|Medina|Soria|Llueve|@example/)
})

it('las de hace 31 días están; las de hace 32, no', async () => {
  const direccion = await renovar()
  const [cerca, lejos] = [await v.planeada(), await v.planeada()]
  const poner = (idVisita: number, dias: number) =>
    v.consultar('update visita set dia = $2 where id_visita = $1', [idVisita, sumarDias(hoy(), -dias)])
  await poner(cerca.idVisita, 31)
  await poner(lejos.idVisita, 32)
  const { body } = await leer(direccion)
  expect(eventoDe(body, cerca.idVisita)).toBeDefined()
  expect(eventoDe(body, lejos.idVisita)).toBeUndefined()
})

it('la víspera se avisa una vez, aunque se avise a la vez; si se mueve a otro día, de nuevo', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  const avisos = async () =>
    (await v.correos(idCarpeta)).filter(([, asunto]) => asunto.endsWith('mañana es la visita del inspector')).length
  await Promise.all([portal.trabajar('avisar-visperas'), portal.trabajar('avisar-visperas')])
  await portal.trabajar('avisar-visperas')
  expect(await avisos()).toBe(1)
  await v.llamar('diego', 'PUT', '/visitas/mover', { idVisita, dia: manana(), hora: '12:00', version: 1 })
  await portal.trabajar('avisar-visperas')
  expect(await avisos()).toBe(1)
  await v.consultar('update visita set vispera_de = dia - 1 where id_visita = $1', [idVisita])
  await portal.trabajar('avisar-visperas')
  expect(await avisos()).toBe(2)
  const pasada = await v.planeada({ dia: sumarDias(hoy(), 2) })
  const cancelada = await v.planeada()
  await v.llamar('diego', 'PUT', '/visitas/cancelar', { idVisita: cancelada.idVisita, motivo: 'Llueve', version: 1 })
  await portal.trabajar('avisar-visperas')
  for (const otra of [pasada, cancelada]) {
    expect((await v.correos(otra.idCarpeta)).some(([, asunto]) => asunto.includes('mañana es'))).toBe(false)
  }
})
