import { beforeAll, expect, it } from 'vitest'
import { CUIL, type Demo } from '../../pruebas/appDePrueba.ts'
import { CONSERVADORA, elevadoresDePrueba, FORMULARIO_30, FORMULARIO_31 } from '../../pruebas/elevadoresDePrueba.ts'
import { veredasDePrueba } from '../../pruebas/veredasDePrueba.ts'
import { CUMPLE, visitasDePrueba } from '../../pruebas/visitasDePrueba.ts'

/** Of what is read of elevators, sidewalks and visits: who is told, and nobody else. */

type Quien = readonly [nombre: string, rol: string | null, rechazada: boolean]
const LUCIA: Quien = ['Lucía Juárez', 'OPERADOR MESA DE ENTRADAS', false]
const HECTOR: Quien = ['Héctor Paz', 'JEFE DE DEPARTAMENTO', false]
const NEGADO: Quien = ['Otra persona', null, true]
const REGISTRO = 'Un formulario de elevadores en el que usted figura'
const EMPRESA = 'Una empresa conservadora en la que usted figura'
const INMUEBLE = 'Los elevadores de un inmueble en el que usted figura'
const VISITA = 'Una visita de una carpeta en la que usted es parte'

let e: Awaited<ReturnType<typeof elevadoresDePrueba>>
const numeros: Record<string, number> = {}

/** Pablo sends 29, 30 and 31; Bruno is the technician of the 30; Clara's sidewalk has a photo, and Pablo's folder, visits. */
beforeAll(async () => {
  e = await elevadoresDePrueba()
  const { portal, proveedor, presentar, consulta } = e
  const v = visitasDePrueba(portal)
  const ultimo = async (tabla: string, columna: string) =>
    (await consulta(`select max(${columna})::integer as n from ${tabla}`))[0].n as number

  const f29: number = (await presentar('29', { ...CONSERVADORA, padron: '', idDomicilio: null })).json().idFormulario29
  await e.pagar29(f29)
  numeros.f29 = f29
  await presentar('30', { ...FORMULARIO_30, dniRT: CUIL.bruno.slice(2, 10), cuitRT: CUIL.bruno })
  numeros.f30 = await ultimo('formulario30', 'id_formulario30')
  await presentar('31', { ...FORMULARIO_31, idDomicilio: e.idDomicilio })
  numeros.f31 = await ultimo('formulario31', 'id_formulario31')

  await veredasDePrueba(portal, proveedor).comenzar({ fotos: 1 })
  numeros.foto = await ultimo('vereda_copia_foto', 'id_foto')

  const { idVisita } = await v.planeada()
  numeros.visita = idVisita
  await v.resultado('diego', idVisita, { ...CUMPLE, fotos: [] })
  await v.foto('diego', idVisita)
  numeros.envio = (await consulta(`select max(id_envio)::integer as n from visita_envio where clase = 'FOTO'`))[0].n
})

type Visto = readonly [que: string, ...Quien]
async function vio(quien: Demo): Promise<Visto[]> {
  const { consultas } = (await e.pedir(quien, 'GET', '/consultas/mias?porPagina=25&pagina=1')).json()
  return consultas.map((c: Record<string, unknown>) => [c.que, c.quien, c.rol, c.rechazada])
}

type Lectura = readonly [
  que: string,
  lector: Demo,
  camino: () => string,
  estado: number,
  seLee: string,
  quien: Quien,
  aQuienes: readonly Demo[],
]
const LECTURAS: readonly Lectura[] = [
  [
    'un formulario 30',
    'lucia',
    () => `/elevadores/registro/30/${numeros.f30}`,
    200,
    REGISTRO,
    LUCIA,
    ['pablo', 'bruno'],
  ],
  ['el PDF de un 29', 'hector', () => `/elevadores/registro/29/${numeros.f29}/pdf`, 200, REGISTRO, HECTOR, ['pablo']],
  ['un 29 con ceros', 'lucia', () => `/elevadores/registro/29/0000${numeros.f29}`, 200, REGISTRO, LUCIA, ['pablo']],
  ['un 31', 'lucia', () => `/elevadores/registro/31/${numeros.f31}`, 200, REGISTRO, LUCIA, ['pablo']],
  ['un 29 ajeno', 'rosa', () => `/elevadores/registro/29/${numeros.f29}`, 404, REGISTRO, NEGADO, ['pablo']],
  [
    'un comprobante',
    'lucia',
    () => `/elevadores/pagado/${numeros.f29}`,
    200,
    'El comprobante de pago de un formulario 29 que usted presentó',
    LUCIA,
    ['pablo'],
  ],
  ['una empresa', 'hector', () => '/elevadores/empresas/4', 200, EMPRESA, HECTOR, ['pablo', 'bruno']],
  ['un inmueble', 'hector', () => '/elevadores/inmuebles/100001', 200, INMUEBLE, HECTOR, ['clara', 'pablo', 'bruno']],
  [
    'un inmueble con un espacio',
    'hector',
    () => '/elevadores/inmuebles/%20100001',
    200,
    INMUEBLE,
    HECTOR,
    ['clara', 'pablo', 'bruno'],
  ],
  [
    'una foto de vereda',
    'rosa',
    () => `/veredas/fotos/${numeros.foto}`,
    404,
    'Una foto de la vereda que usted cargó',
    NEGADO,
    ['clara'],
  ],
  ['una visita a distancia que no existe', 'rosa', () => '/visitas/distancia/999999', 404, VISITA, NEGADO, []],
  ['una visita ajena', 'rosa', () => `/visitas/distancia/${numeros.visita}`, 404, VISITA, NEGADO, ['pablo', 'clara']],
  [
    'una foto de visita',
    'hector',
    () => `/visitas/apartado/${numeros.envio}`,
    200,
    'Una foto de una visita a una carpeta en la que usted es parte',
    HECTOR,
    ['pablo', 'clara'],
  ],
]
it.each(LECTURAS)('%s, leído por %s', async (_que, lector, camino, estado, que, quien, aQuienes) => {
  await e.consulta(`begin; set local portal.recorte = 'si'; delete from consulta_personal; commit`)
  expect((await e.pedir(lector, 'GET', camino())).statusCode).toBe(estado)
  await expect
    .poll(async () => (await e.consulta(`select from consulta_personal where clase <> 'CONSULTA'`)).length)
    .toBe(aQuienes.length || 1)
  for (const alguien of ['pablo', 'bruno', 'clara', 'rosa', 'diego'] as const) {
    const suyas = aQuienes.includes(alguien) ? [[que, ...quien]] : []
    expect(await vio(alguien), alguien).toEqual(suyas)
  }
})
