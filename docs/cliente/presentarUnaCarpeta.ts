// Un programa de otro sistema: presenta una carpeta con su formulario 1 y un plano, y la lee por su número.
// `portal.d.ts` lo escribe openapi-typescript desde /api/openapi.json (docs/api.md).
import createClient from 'openapi-fetch'
import type { paths } from './portal.d.ts'

export interface Pedido {
  /** Dónde está el portal: https://catastro.example.gob.ar */
  readonly portal: string
  /** El que da Ciudad Digital a quien ingresa. */
  readonly token: string
  readonly croquis: File
  readonly plano: File
}

export async function presentarUnaCarpeta({ portal, token, croquis, plano }: Pedido) {
  const api = createClient<paths>({ baseUrl: portal, headers: { Authorization: token } })

  const { personaCatastro } = hecho(await api.GET('/api/catastroInicio/perfiles'))
  const idProfesional = personaCatastro.idProfesional
  if (idProfesional === null) throw new Error('Quien ingresó no es profesional')

  const { idCarpeta } = hecho(
    await api.POST('/api/documentacion/alta', {
      // Si la red se corta se manda otra vez, con la misma clave: la carpeta es una sola.
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: {
        idEncomiendaTipo: 10,
        idFormularioTipo: 1,
        idPropietario: 1,
        idProfesional,
        idDomicilio: 1,
        idInmuebleTipo: 1,
        idObraTipo: 7,
        AnchoCalle: '12',
        AnchoVereda: '2.50',
        DistEjeCalle: '8,50',
        ArbolesVereda: '1',
        CoquisManzana: archivo(croquis),
      },
      bodySerializer: comoPartes,
    }),
  )
  hecho(
    await api.POST('/api/documentacion/altaFormulario1', {
      body: {
        idCarpeta,
        hormigonarmado: 1,
        asfalto: 0,
        cordoncuneta: 1,
        tierrasincc: 0,
        redbajatension: 1,
        redgasnatural: 0,
        conformeexistente: 1,
        cantidadluminarias: 2,
        recoleccionresiduos: 3,
        cantarboles: 0,
        usoexistente: 'Vivienda',
        usoahabilitar: 'Panadería',
        conformehabilitar: 'Permitido',
      },
    }),
  )
  hecho(
    await api.POST('/api/documentacion/carpetaProfesional', {
      body: { idCarpeta, idProfesional: String(idProfesional), files: [archivo(plano)] },
      bodySerializer: comoPartes,
    }),
  )

  const { carpeta } = hecho(
    await api.GET('/api/documentacion/carpeta/{idCarpeta}', { params: { path: { idCarpeta } } }),
  )
  const formularios = hecho(await api.GET('/api/formulario/consultarFormulario1', { params: { query: { idCarpeta } } }))
  const { archivos } = hecho(await api.GET('/api/documentacion/archivos', { params: { query: { idCarpeta } } }))
  return { idCarpeta, carpeta, formularios, archivos }
}

/** Lo que respondió, o el error con la oración que lee una persona. */
function hecho<T>({ data, error }: { data?: T; error?: { message: string } }): T {
  if (data === undefined) throw new Error(error?.message ?? 'Sin respuesta')
  return data
}

/** openapi-typescript escribe un archivo como texto. */
const archivo = (bytes: File) => bytes as unknown as string

function comoPartes(campos: object): FormData {
  const partes = new FormData()
  for (const [campo, valores] of Object.entries(campos)) {
    for (const valor of [valores].flat()) partes.append(campo, valor instanceof Blob ? valor : String(valor))
  }
  return partes
}
