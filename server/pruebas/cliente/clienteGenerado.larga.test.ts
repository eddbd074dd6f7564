import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { arrancar, type EnMarcha } from '../../src/arranque.ts'
import { leerAjustes } from '../../src/plataforma/ajustes/ajustes.ts'
import { baseVacia } from '../baseDePrueba.ts'
import { puertoLibre } from '../caidas/proceso.ts'
import { PDF, PNG } from '../multiparte.ts'

const RAIZ = fileURLToPath(new URL('../../..', import.meta.url))
/** Below a folder where the client's packages are found. */
const LUGAR = join(RAIZ, 'server/node_modules/.cliente-')
const EJEMPLO = join(RAIZ, 'docs/cliente/presentarUnaCarpeta.ts')

let servidor: EnMarcha
let datos: string
let carpeta: string
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const { user, password, host, port } = inject('postgres')
  const { rows } = await (await baseVacia()).$client.query('select current_database() as nombre')
  datos = await mkdtemp(join(tmpdir(), 'cliente-'))
  servidor = await arrancar(
    leerAjustes({
      PORT: String(await puertoLibre()),
      DATA_DIR: datos,
      DATABASE_URL: `postgres://${user}:${password}@/${rows[0]?.nombre}?host=${host}&port=${port}`,
      NIVEL_DE_REGISTRO: 'silent',
      SANDBOX: 'si',
    }),
  )
  carpeta = await mkdtemp(LUGAR)
  const tipos = await openapiTS(new URL('/api/openapi.json', servidor.direccion))
  await writeFile(join(carpeta, 'portal.d.ts'), astToString(tipos))
  await copyFile(EJEMPLO, join(carpeta, 'presentarUnaCarpeta.ts'))
})
afterAll(async () => {
  await servidor?.detener()
  await rm(datos, { recursive: true, force: true })
  await rm(carpeta, { recursive: true, force: true })
  vi.restoreAllMocks()
})

/** Writes the JavaScript beside it, and says what the compiler has against it. */
function compilar(...archivos: string[]): string[] {
  const programa = ts.createProgram(
    archivos.map((archivo) => join(carpeta, archivo)),
    {
      strict: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    },
  )
  const { diagnostics } = programa.emit()
  return [...ts.getPreEmitDiagnostics(programa), ...diagnostics].map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, ' '),
  )
}

async function tokenDe(cuil: string): Promise<string> {
  const respuesta = await fetch(`${servidor.direccion}/sandbox/ciudad-digital/usuarios/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documento_persona: cuil, contraseña: 'demo' }),
  })
  const { token } = (await respuesta.json()) as { token: string }
  return token
}

it('con los tipos que dice el portal, un programa compila, presenta una carpeta y la lee', async () => {
  expect(compilar('presentarUnaCarpeta.ts')).toEqual([])
  const { presentarUnaCarpeta } = await import(pathToFileURL(join(carpeta, 'presentarUnaCarpeta.js')).href)
  const {
    idCarpeta,
    carpeta: leida,
    formularios,
    archivos,
  } = await presentarUnaCarpeta({
    portal: servidor.direccion,
    token: await tokenDe('20253334445'),
    croquis: new File([PNG], 'croquis.png', { type: 'image/png' }),
    plano: new File([PDF], 'plano.pdf', { type: 'application/pdf' }),
  })
  expect(leida).toMatchObject({
    idCarpeta,
    idProfesional: 1,
    encomiendatipo: 'CONFORME DE USO',
    tramiteEstado: 'PRESENTADO',
    carpetaCompleta: true,
    Padron: '100001',
    calle: 'SAN MARTIN',
    NroPuerta: '450',
    faltantes: [],
  })
  expect(formularios).toMatchObject([
    { idCarpeta, cantidadluminarias: 2, usoahabilitar: 'Panadería', conformehabilitar: 'Permitido', asfalto: 0 },
  ])
  expect(archivos.map(({ nombre, tipo }: Record<string, string>) => [nombre, tipo])).toEqual([
    ['croquis.png', 'image/png'],
    ['plano.pdf', 'application/pdf'],
  ])
})

it('y uno que pide lo que no hay, o calla lo que hace falta, no compila', async () => {
  await writeFile(
    join(carpeta, 'malo.ts'),
    `import createClient from 'openapi-fetch'
     import type { paths } from './portal.d.ts'
     const api = createClient<paths>()
     api.GET('/api/documentacion/noEsta', {})
     api.PUT('/api/formulario/actualizarTramite', { body: { idEstado: 2 } })
     api.PUT('/api/formulario/actualizarTramite', { body: { idTramite: 1001, idEstado: 2 } })`,
  )
  expect(compilar('malo.ts')).toEqual([
    expect.stringContaining('"/api/documentacion/noEsta"'),
    expect.stringContaining(`Property 'idTramite' is missing`),
  ])
})
