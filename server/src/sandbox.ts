import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { sembrarCiudadDemo } from '@catastro/sandbox/ciudadDemo/sembrarCiudadDemo'
import { ciudadDigital } from '@catastro/sandbox/ciudadDigital/ciudadDigital'
import { CLAVE_DEMO, PERSONAS_DEMO } from '@catastro/sandbox/ciudadDigital/personas'
import { casillaDeCorreo } from '@catastro/sandbox/correo/casilla'
import { pasarela } from '@catastro/sandbox/pasarela/pasarela'
import type { FastifyInstance } from 'fastify'
import { type Ajustes, CASILLA, SUSTITUTO, SUSTITUTO_DE_PAGOS } from './plataforma/ajustes/ajustes.ts'
import type { Almacen } from './plataforma/archivos/almacen.ts'
import type { DbRaiz } from './plataforma/base/db.ts'
import type { AjustesDePagos } from './plataforma/proveedorDePagos/ajustesDePagos.ts'

/** The only bridge to the stand-ins, loaded only in sandbox mode. The portal itself reaches them by HTTP. */

export async function sembrarCiudad(db: DbRaiz, almacen: Almacen): Promise<void> {
  const client = await db.$client.connect()
  try {
    await sembrarCiudadDemo(client, (contenido) => almacen.guardar(Readable.from([contenido])))
  } finally {
    client.release()
  }
}

export async function instalar(
  app: FastifyInstance,
  ajustes: Ajustes,
  db: DbRaiz,
  pagos: AjustesDePagos | undefined,
): Promise<void> {
  await app.register(ciudadDigital, {
    prefix: SUSTITUTO,
    db: db.$client,
    secreto: await secretoDe(resolve(ajustes.carpetaDeDatos)),
    urlPortal: ajustes.urlPublica,
    urlApi: `http://127.0.0.1:${ajustes.puerto}/api`,
    limites: { consultas: ajustes.limites.consultas },
  })
  await app.register(casillaDeCorreo, { prefix: CASILLA, db: db.$client })
  if (pagos) {
    await app.register(pasarela, {
      prefix: SUSTITUTO_DE_PAGOS,
      ...pagos,
      db: db.$client,
      urlAvisos: `http://127.0.0.1:${ajustes.puerto}/api/pagos/notificacion`,
    })
  }
}

/** Generated once per data folder, so that sessions outlive a restart. */
async function secretoDe(carpeta: string): Promise<Uint8Array> {
  const archivo = join(carpeta, 'ciudad-digital.secreto')
  const nuevo = randomBytes(32).toString('hex')
  await writeFile(archivo, nuevo, { flag: 'wx', mode: 0o600 }).catch(() => {})
  return Buffer.from(await readFile(archivo, 'utf8'), 'hex')
}

export function presentar(direccion: string): void {
  console.log(`Ciudad Digital de demostración en ${direccion}${SUSTITUTO}/login. Contraseña de todos: ${CLAVE_DEMO}`)
  console.log(`Correos enviados en ${direccion}${CASILLA}`)
  for (const { cuil, nombre, apellido, rol } of PERSONAS_DEMO) console.log(`  ${cuil}  ${nombre} ${apellido} (${rol})`)
}
