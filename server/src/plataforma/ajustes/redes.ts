import { BlockList, isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Names that a setting may use for nets, as PROXIES takes them. */
export const REDES_CON_NOMBRE: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const familia = (direccion: string) => (isIP(direccion) === 6 ? 'ipv6' : 'ipv4')

function listaDe(redes: readonly string[]): BlockList {
  const lista = new BlockList()
  for (const red of redes.flatMap((nombre) => REDES_CON_NOMBRE[nombre] ?? [nombre])) {
    const [direccion = '', bits] = red.split('/')
    if (bits === undefined) lista.addAddress(direccion, familia(direccion))
    else lista.addSubnet(direccion, Number(bits), familia(direccion))
  }
  return lista
}

/** Who asks from these addresses or nets may read what is inside: whom a proxy brings is where they themselves are. */
export function deAdentro(redes: readonly string[]): (request: Pick<FastifyRequest, 'ip'>) => boolean {
  const lista = listaDe(redes)
  return ({ ip }) => isIP(ip) !== 0 && lista.check(ip, familia(ip))
}

const PROPIAS = listaDe(Object.keys(REDES_CON_NOMBRE))
/** Names that only a city's own network knows: without a point, or under what no public zone has. */
const NOMBRE_PROPIO = /^[^.]+$|\.(local|localdomain|internal|intranet|lan|home\.arpa)\.?$/

/** Whether a browser anywhere, on a page that came by https, can ask this address. */
export function esDeAfuera(direccion: string): boolean {
  const { protocol, hostname } = new URL(direccion)
  const equipo = hostname.replace(/^\[|\]$/g, '')
  if (protocol !== 'https:') return false
  return isIP(equipo) === 0 ? !NOMBRE_PROPIO.test(equipo) : !PROPIAS.check(equipo, familia(equipo))
}
