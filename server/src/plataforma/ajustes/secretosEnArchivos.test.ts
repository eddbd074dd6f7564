import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { leerAjustes } from './ajustes.ts'
import { SECRETOS } from './secretosEnArchivos.ts'

let carpeta: string
beforeAll(async () => {
  carpeta = await mkdtemp(join(tmpdir(), 'secretos-'))
})
afterAll(() => rm(carpeta, { recursive: true, force: true }))

async function archivo(contenido: string): Promise<string> {
  const nombre = join(carpeta, 'secreto')
  await writeFile(nombre, contenido)
  return nombre
}

it.each(['', '\n', '\r\n'])('el fin de línea con que termina (%j) no es del secreto', async (fin) => {
  const direccion = 'postgres://portal:clave@base/catastro'
  expect(leerAjustes({ DATABASE_URL_FILE: await archivo(direccion + fin) }).baseDeDatos).toBe(direccion)
})

it('cada secreto puede estar en un archivo; un espacio es parte de él', async () => {
  const entorno: Record<string, string> = {
    DATABASE_URL: 'postgres://a/b',
    PAGOS_URL: 'https://pagos.example.com',
    PAGOS_API_URL: 'https://pagos.example.com/api',
    PAGOS_COMERCIO: '1',
    PAGOS_GUID: 'g',
    PAGOS_FRASE: 'una frase ',
    PAGOS_SECRETO: 's',
    S3_CLAVE: 'c',
    S3_SECRETO: 's',
    SMTP_URL: 'smtp://u:c@correo:587',
    DATABASE_URL_MIGRACIONES: 'postgres://dueno/b',
    DATABASE_URL_LECTURA: 'postgres://replica/b',
    SELLO_CERTIFICADO: '/sello.p12',
    SELLO_CLAVE: ' k',
    SANDBOX: 'si',
  }
  const directo = leerAjustes(entorno)
  for (const secreto of SECRETOS) {
    const { [secreto]: valor = '', ...resto } = entorno
    expect(leerAjustes({ ...resto, [`${secreto}_FILE`]: await archivo(valor) }), secreto).toEqual(directo)
  }
})

it('como los demás, también con lo que no vale', async () => {
  const leer = (entorno: Record<string, string>) => () => leerAjustes(entorno)
  expect(leer({ DATABASE_URL_FILE: await archivo('mysql://a') })).toThrow(
    'El ajuste DATABASE_URL no es válido: debe ser una dirección postgres://usuario:clave@equipo/base',
  )
  const vacio = await archivo('\n')
  expect(leer({ PAGOS_FRASE_FILE: vacio })).toThrow(
    `El ajuste PAGOS_FRASE_FILE no es válido: el archivo ${vacio} está vacío`,
  )
  const ninguno = join(carpeta, 'ninguno')
  expect(leer({ PAGOS_FRASE_FILE: ninguno })).toThrow(
    `El ajuste PAGOS_FRASE_FILE no es válido: el archivo ${ninguno} no se puede leer`,
  )
  expect(leer({ SMTP_URL: 'smtp://a', SMTP_URL_FILE: vacio })).toThrow(
    'SMTP_URL y SMTP_URL_FILE no van juntos: quite uno de los dos',
  )
  expect(leer({ SMTP_URL_FILE: '' })()).toEqual(leerAjustes({}))
})
