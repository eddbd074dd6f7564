import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import http from 'node:http'
import http2 from 'node:http2'
import https from 'node:https'
import { join } from 'node:path'
import { intentos } from '../../src/plataforma/postgresEmbebido/conexion.ts'
import { RAIZ } from '../casa.ts'
import type { Pedir } from './produccion.ts'

/** Debian's nginx with ops/nginx.conf as it is, but for its ports, its certificate and where the portal listens. */

const NOMBRE = 'catastro.example.gob.ar'

interface Puertos {
  readonly http: number
  readonly https: number
  readonly portal: number
}

export async function iniciarNginx(carpeta: string, puertos: Puertos) {
  await mkdir(join(carpeta, 'logs'), { recursive: true })
  const [certificado, clave] = [join(carpeta, 'certificado.pem'), join(carpeta, 'clave.pem')]
  const pedido = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${NOMBRE}`]
  execFileSync('openssl', [...pedido, '-keyout', clave, '-out', certificado], { stdio: 'ignore' })
  const sitio = (await readFile(join(RAIZ, 'ops/nginx.conf'), 'utf8'))
    .replaceAll(/listen (\[::\]:)?80;/g, `listen $1${puertos.http};`)
    .replaceAll(/listen (\[::\]:)?443 /g, `listen $1${puertos.https} `)
    .replace(/ssl_certificate +.*;/, `ssl_certificate ${certificado};`)
    .replace(/ssl_certificate_key +.*;/, `ssl_certificate_key ${clave};`)
    .replace('server 127.0.0.1:8080;', `server 127.0.0.1:${puertos.portal};`)
  await writeFile(join(carpeta, 'sitio.conf'), sitio)
  const temporales = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    join(carpeta, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 2;
pid ${carpeta}/pid;
error_log ${carpeta}/logs/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
${temporales.map((que) => `  ${que}_temp_path ${carpeta}/${que};`).join('\n')}
  include ${carpeta}/sitio.conf;
}
`,
  )
  const proceso = spawn('nginx', ['-p', carpeta, '-c', join(carpeta, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: 'inherit',
  })
  const fin = once(proceso, 'exit')
  for await (const _ of intentos(20_000)) if (await atiende(puertos.http)) break
  return {
    async detener() {
      proceso.kill('SIGTERM')
      await fin
    },
  }
}

const atiende = (port: number) =>
  new Promise<boolean>((resolve) => {
    const pedido = http.get({ port, host: '127.0.0.1' }, (respuesta) => resolve(respuesta.resume() !== undefined))
    pedido.on('error', () => resolve(false))
  })

/** As a browser comes by HTTPS. What is answered before the whole body was sent counts as the answer. */
export const pedirPorHttps =
  (port: number): Pedir =>
  (camino, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const pedido = https.request(
        {
          host: '127.0.0.1',
          port,
          path: camino,
          method,
          servername: NOMBRE,
          rejectUnauthorized: false,
          agent: false,
          headers: { host: NOMBRE, ...headers, ...(body && { 'content-length': body.length }) },
        },
        async (respuesta) => {
          let texto = ''
          for await (const trozo of respuesta) texto += trozo
          resolve({ estado: respuesta.statusCode ?? 0, cuerpo: texto.startsWith('{') ? JSON.parse(texto) : texto })
        },
      )
      pedido.on('error', reject)
      pedido.end(body)
    })

/** What was agreed on with the browser, and what a plain address leads to. */
export async function comoSeLlega({ http: sinTls, https: conTls }: Puertos) {
  const sesion = http2.connect(`https://127.0.0.1:${conTls}`, { rejectUnauthorized: false })
  await once(sesion, 'connect')
  const { alpnProtocol } = sesion
  sesion.close()
  const respuesta = await fetch(`http://127.0.0.1:${sinTls}/#/`, { redirect: 'manual' })
  return { alpnProtocol, sinTls: respuesta.status }
}
