import { expect, type Page } from '@playwright/test'
import { presentar } from './carpetas.ts'
import { type Demo, tokenDe } from './ingresar.ts'

/** Visits made ready by the API, for journeys about the phone. */

const CONFORME_DE_USO = 10
const FORMULARIO_1 = 1
const RESPUESTAS = {
  hormigonarmado: 1,
  asfalto: 1,
  cordoncuneta: 1,
  tierrasincc: 1,
  redbajatension: 1,
  redgasnatural: 1,
  conformeexistente: 1,
  cantidadluminarias: 1,
  recoleccionresiduos: 1,
  cantarboles: 0,
  usoexistente: 'Vivienda',
  usoahabilitar: 'Panadería',
  conformehabilitar: 'Permitido',
  observaciones: '',
}

export async function pedirComo<T>(page: Page, quien: Demo, method: string, url: string, data?: object): Promise<T> {
  const respuesta = await page.request.fetch(`/api${url}`, {
    method,
    headers: { authorization: await tokenDe(page, quien) },
    ...(data && { data }),
  })
  expect(respuesta.status(), `${method} ${url}: ${await respuesta.text()}`).toBe(200)
  return (await respuesta.json()) as T
}

/** A day of the calendar, where the city is. */
export const hoy = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Tucuman' }).format(new Date())

async function inspectorDeDiego(page: Page): Promise<number> {
  const { inspectores } = await pedirComo<{ inspectores: { idInspector: number; inspector: string }[] }>(
    page,
    'hector',
    'GET',
    '/documentacion/cargaDeInspectores',
  )
  return inspectores.find(({ inspector }) => inspector === 'Soria Diego')?.idInspector ?? 0
}

/** A folder of Pablo's, received and in Diego's hands. */
export async function carpetaDeDiego(page: Page): Promise<number> {
  const idCarpeta = await presentar(page, CONFORME_DE_USO, FORMULARIO_1)
  await pedirComo(page, 'pablo', 'POST', '/documentacion/altaFormulario1', { idCarpeta, ...RESPUESTAS })
  await pedirComo(page, 'ana', 'PUT', '/formulario/actualizarTramite', {
    idTramite: idCarpeta,
    idEstado: 2,
    observaciones: 'Se recibe',
    expediente: `${idCarpeta}-A`,
  })
  const subida = await page.request.post('/api/documentacion/carpetaProfesional', {
    headers: { authorization: await tokenDe(page, 'pablo') },
    multipart: {
      fecha: new Date().toISOString(),
      idCarpeta,
      idProfesional: 1,
      files: { name: 'plano.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n% plano\n%%EOF\n') },
    },
  })
  expect(subida.status(), await subida.text()).toBe(200)
  const idInspector = await inspectorDeDiego(page)
  await pedirComo(page, 'hector', 'PUT', '/documentacion/asignar', { idCarpeta, idInspector })
  return idCarpeta
}

export async function visitaDeDiego(page: Page, hora = '09:30') {
  const idCarpeta = await carpetaDeDiego(page)
  const { idVisita } = await pedirComo<{ idVisita: number }>(page, 'hector', 'POST', '/visitas/planear', {
    idCarpeta,
    dia: hoy(),
    hora,
    indicaciones: 'Tener a mano el plano aprobado',
  })
  return { idCarpeta, idVisita }
}

interface Informe {
  readonly visitas: {
    readonly idVisita: number
    readonly completa: boolean
    readonly resultado: string | null
    readonly informe: {
      readonly fotos: object[]
      readonly fotosDeclaradas: number
      readonly notas: string | null
    } | null
  }[]
}
/** What the portal has of it. */
export async function enElPortal(page: Page, idCarpeta: number, idVisita: number) {
  const { visitas } = await pedirComo<Informe>(page, 'diego', 'GET', `/visitas/carpeta/${idCarpeta}`)
  return visitas.find((visita) => visita.idVisita === idVisita)
}
