import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../../pruebas/appDePrueba.ts'
import { carpetasDePrueba } from '../../../pruebas/carpetasDePrueba.ts'
import { tablasDe } from '../../../pruebas/instantanea.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})
const consultar = async (consulta: string, valores: unknown[] = []) =>
  (await portal.db.$client.query(consulta, valores)).rows

/** Histories themselves, counters, what nobody has sent yet, and who is looking at what. Nothing else may be written without a trace. */
const SIN_AUDITORIA = [
  'agenda_de_inspector',
  'almacen',
  'archivo_sin_fila',
  'archivo_soltado',
  'auditoria',
  'auditoria_tanda',
  'borrador',
  'borrador_archivo',
  'carpeta_tomada',
  'codigo_de_seguimiento',
  'consulta_personal',
  'correo_adjunto',
  'correo_intento',
  'correo_saliente',
  'escritura_reciente',
  'idempotencia',
  'lista_de_control_version',
  'pago_evento',
  'pago_seguimiento',
  'palabra_de_carpeta',
  'palabra_de_padron',
  'propietario_hallado',
  'recalculo',
  'relectura',
  'revision_de_archivo',
  'secreto_de_visitas',
  'titulares_por_dia',
  'trabajo_hecho',
  'tramite_historial',
  'uso_de_archivos',
  'uso_por_direccion',
  'uso_por_minuto',
  'version_servida',
  'vista_de_lista',
]

it('toda tabla tiene el disparador, salvo las nombradas', async () => {
  const con = await consultar(
    `select c.relname from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where t.tgname = 'auditar' and t.tgenabled = 'O' and c.relnamespace = 'public'::regnamespace`,
  )
  const todas = await tablasDe(portal.db)
  expect(todas.length).toBeGreaterThan(30)
  expect(todas.filter((tabla) => !con.some(({ relname }) => relname === tabla))).toEqual(SIN_AUDITORIA)
})

describe('una escritura por la API', () => {
  const huellas = (entidad: string, id: number) =>
    consultar(
      `select id_persona, accion, antes, despues, ocurrido_el > now() - interval '1 minute' as recien
       from auditoria where entidad = $1 and id_entidad = $2 order by id`,
      [entidad, String(id)],
    )

  it('deja quién, cuándo, qué, antes y después', async () => {
    await portal.db.$client.query('delete from plazo') // a due date would be a change more
    const carpetas = carpetasDePrueba(portal)
    const idCarpeta = await carpetas.completa()
    await carpetas.mover('lucia', idCarpeta, { idEstado: 2, expediente: '118400-A' })
    const filas = await huellas('carpeta', idCarpeta)
    expect(filas.map((f) => [f.id_persona, f.accion, f.recien])).toEqual([
      [2, 'INSERT', true],
      [2, 'UPDATE', true],
      [2, 'UPDATE', true],
      [4, 'UPDATE', true],
    ])
    expect(filas[0]).toMatchObject({ antes: null, despues: { id_carpeta: idCarpeta, estado: 1, completa: false } })
    expect(filas[1]).toMatchObject({ antes: { presentada: false }, despues: { presentada: true } })
    expect(filas[2]).toMatchObject({ antes: { completa: false }, despues: { completa: true } })
    expect(filas[3]).toMatchObject({
      antes: { estado: 1, expediente: null, version: 1 },
      despues: { estado: 2, expediente: '118400-A', version: 2, usrmod: 4 },
    })
  })

  it('también de un domicilio que un administrador cambia', async () => {
    const domicilio = (Domicilio: string) => ({
      method: 'PUT' as const,
      url: '/api/formulario/agregarDomicilio',
      payload: { Domicilio, Id: 2, rol: 'propietario' },
    })
    const cerrado = await portal.como('pablo', domicilio('SALTA 1'))
    expect([cerrado.statusCode, cerrado.json().message]).toEqual([
      409,
      'El domicilio ya está guardado: solo un administrador puede cambiarlo',
    ])
    expect((await portal.como('pablo', domicilio('JUNIN 715'))).statusCode).toBe(200)
    expect((await portal.como('ana', domicilio('SALTA 1'))).statusCode).toBe(200)
    const [ultima] = (await huellas('propietario', 2)).slice(-1)
    expect(ultima).toMatchObject({
      id_persona: 1,
      accion: 'UPDATE',
      antes: { domicilio: 'JUNIN 715' },
      despues: { domicilio: 'SALTA 1', usrmod: 1 },
    })
  })

  it('una clave de dos columnas se nombra entera', async () => {
    const [fila] = await consultar(
      `select id_entidad from auditoria where entidad = 'carpeta_formulario' order by id limit 1`,
    )
    expect(fila.id_entidad).toMatch(/^\d+\/\d+$/)
  })

  it('lo que se deshace no deja huella', async () => {
    const [antes] = await consultar('select count(*) as filas from auditoria')
    const respuesta = await portal.como('lucia', {
      method: 'PUT',
      url: '/api/formulario/actualizarTramite',
      payload: { idTramite: 1002, idEstado: 4 },
    })
    expect(respuesta.statusCode).toBe(400)
    expect(await consultar('select count(*) as filas from auditoria')).toEqual([antes])
  })
})

describe.each(['auditoria', 'tramite_historial'])('%s', (tabla) => {
  it.each([
    ['cambiar', `update ${tabla} set id_persona = 1`],
    ['cambiar ninguna fila', `update ${tabla} set id_persona = 1 where false`],
    ['borrar', `delete from ${tabla}`],
    ['vaciar', `truncate ${tabla} cascade`],
  ])('no deja %s', async (_caso, sentencia) => {
    const [antes] = await consultar(`select count(*) as filas from ${tabla}`)
    await expect(portal.db.$client.query(sentencia)).rejects.toThrow(`la tabla ${tabla} solo admite agregar filas`)
    expect(await consultar(`select count(*) as filas from ${tabla}`)).toEqual([antes])
  })
})
