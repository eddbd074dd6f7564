import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Of the device: what the portal's own pages use, and what nothing here ever asks for. */
const PROPIOS = ['camera', 'geolocation', 'clipboard-write', 'fullscreen']
const DE_NADIE = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/**
 * What pages say to browsers, worked out once: the same headers as helmet's, which computes them at each request (an
 * eighth of the server's time, docs/mediciones). A handler may set its own over them: the API's pages.
 */
const DE_PAGINAS = {
  'permissions-policy': [...PROPIOS.map((que) => `${que}=(self)`), ...DE_NADIE.map((que) => `${que}=()`)].join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

/**
 * What the files that a page is built of say, a dozen at its first sight: the policy, for the worker that draws documents, and
 * no more. The other headers speak of documents, and are half a kilobyte for each.
 */
const DE_LO_CONSTRUIDO = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}
const CONSTRUIDO = '/assets/'

/**
 * What the answer to a declared call says: it is nobody's page, nobody's frame, read by the portal's pages alone, and kept
 * nowhere, since it may tell of people. The other headers speak of documents. Downloads set their own over these.
 */
export const DE_DATOS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** For the portal's own name only: what else the city has under it is not ours to pin. */
const POR_HTTPS = { 'strict-transport-security': 'max-age=31536000' }

export interface OtrosOrigenes {
  /** Those that the portal's pages talk to, post forms to, and show pictures of. */
  readonly conexiones: readonly string[]
  readonly formularios: readonly string[]
  readonly imagenes: readonly string[]
}

const politica = ({ conexiones, formularios, imagenes }: OtrosOrigenes) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    // The component library writes its styles at run time.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...imagenes].join(' '),
    ["connect-src 'self'", ...conexiones].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    ["form-action 'self'", ...formularios].join(' '),
    "frame-ancestors 'none'",
  ].join(';')

/** `soloHttps`: never on a trial over http, which a browser would then not open for a year. */
export function instalarCabeceras(app: FastifyInstance, origenes: OtrosOrigenes, soloHttps: boolean): void {
  const siempre = soloHttps ? POR_HTTPS : {}
  const deDatos = { ...DE_DATOS, ...siempre }
  const deLaCiudad = { 'content-security-policy': politica(origenes), ...siempre }
  const dePaginas = { ...DE_PAGINAS, ...deLaCiudad }
  const deLoConstruido = { ...DE_LO_CONSTRUIDO, ...deLaCiudad }
  const cualesVan = ({ url, routeOptions }: FastifyRequest) => {
    if (routeOptions.config?.llamada) return deDatos
    return url.startsWith(CONSTRUIDO) ? deLoConstruido : dePaginas
  }
  app.addHook('onRequest', (request, reply, listo) => {
    reply.headers(cualesVan(request)).header('x-request-id', request.id)
    listo()
  })
}
