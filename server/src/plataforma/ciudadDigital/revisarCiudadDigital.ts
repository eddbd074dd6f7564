import { randomBytes } from 'node:crypto'
import { authStatusCiudadDigital, buscarCiudadano, login, type Usuario } from '@catastro/domain/acceso/llamadas'
import { digitoVerificadorBien } from '@catastro/domain/cuit'
import { Id } from '@catastro/domain/tipos'
import { revisarCertificados } from '../afuera/certificado.ts'
import { diferencias } from '../afuera/diferencias.ts'
import { type Contestado, deEstado, type Pregunta, revisar } from '../afuera/preguntar.ts'
import { type ComoSeRevisa, type Revision, sinComprobar } from '../afuera/revision.ts'

export interface CiudadDigitalARevisar {
  /** Where the server asks, and where browsers do. */
  readonly servidor: string
  readonly navegador: string
  readonly login: string
  readonly perfil: string
  /** The portal's own public address. */
  readonly portal: string
  /** Of somebody: without one, what needs it is not asked. */
  readonly token?: string | undefined
  /** Or with what somebody comes in. */
  readonly credencial?: { readonly documento: string; readonly contraseña: string } | undefined
}

const SIN_TOKEN = 'hace falta el token de alguien'
/** Right as a CUIL, and nobody's. */
const CUIL_DE_NADIE = '20000000001'
/** A place that the sign-in must not lead to. */
const AJENO = 'https://ajeno.example'

/** Asks the city's sign-in and registry all that the portal asks of them, and what the browsers do. */
export async function revisarCiudadDigital(
  ciudad: CiudadDigitalARevisar,
  como: ComoSeRevisa = {},
): Promise<Revision[]> {
  const { servidor, navegador, credencial } = ciudad
  const revisiones: Revision[] = [
    ...(await revisarCertificados([servidor, navegador, ciudad.login, ciudad.perfil], como)),
  ]
  const preguntar = async (
    que: string,
    direccion: string,
    pregunta: Pregunta,
    mirar: (contestado: Contestado) => readonly string[],
  ) => {
    const revision = await revisar(que, direccion, pregunta, como, mirar)
    revisiones.push(revision)
  }

  await preguntar(
    'Un token que nadie tiene se rechaza',
    `${servidor}${authStatusCiudadDigital.path}`,
    { headers: { authorization: randomBytes(24).toString('hex') } },
    deEstado([401, 403]),
  )

  let { token } = ciudad
  if (credencial) {
    await preguntar(
      'El ingreso con documento y contraseña',
      `${servidor}${login.path}`,
      { method: 'POST', json: { documento_persona: credencial.documento, contraseña: credencial.contraseña } },
      deEstado([200], ({ json }) => {
        const leido = login.reply.safeParse(json)
        if (leido.success) token ??= leido.data.token
        return diferencias(login.reply, json)
      }),
    )
  }

  let usuario: Usuario | undefined
  if (token === undefined) revisiones.push(sinComprobar('De quién es un token', SIN_TOKEN))
  else {
    await preguntar(
      'De quién es un token',
      `${servidor}${authStatusCiudadDigital.path}`,
      { headers: { authorization: token } },
      deEstado([200], ({ json }) => {
        const leido = authStatusCiudadDigital.reply.safeParse(json)
        if (!leido.success) return diferencias(authStatusCiudadDigital.reply, json)
        usuario = leido.data.usuarioSinContraseña
        return identidadDe(usuario)
      }),
    )
  }

  await revisarCiudadanos()
  await revisarNavegador()
  await preguntar('La página de ingreso', `${ciudad.login}?logout=true&destino=catastro`, {}, ({ status }) =>
    status < 400 ? [] : [`respondió ${status}, y tiene que mostrar el ingreso`],
  )
  await preguntar(
    'El ingreso no lleva adonde diga la dirección',
    `${ciudad.login}?logout=true&destino=${encodeURIComponent(AJENO)}`,
    {},
    (contestado) => (contestado.cabecera('location')?.startsWith(AJENO) ? [`destino llevó a ${AJENO}`] : []),
  )
  await preguntar('La página de perfil', `${ciudad.perfil}?origin=catastro`, {}, ({ status }) =>
    status < 500 && status !== 404 ? [] : [`respondió ${status}, y tiene que mostrar el perfil o pedir que se ingrese`],
  )
  return revisiones

  async function revisarCiudadanos(): Promise<void> {
    const porCuil = 'Un ciudadano por su CUIL'
    const deNadie = 'Un CUIL que nadie tiene es una lista vacía'
    if (token === undefined) {
      revisiones.push(sinComprobar(porCuil, SIN_TOKEN), sinComprobar(deNadie, SIN_TOKEN))
      return
    }
    const buscar = (cuil: string) => `${servidor}${buscarCiudadano.path.replace('{cuil}', cuil)}`
    const headers = { authorization: token }
    if (!usuario) revisiones.push(sinComprobar(porCuil, 'no se supo de quién es el token'))
    else {
      const { id_persona, documento_persona } = usuario
      await preguntar(
        porCuil,
        buscar(documento_persona),
        { headers },
        deEstado([200], ({ json }) => {
          const leido = buscarCiudadano.reply.safeParse(json)
          if (!leido.success) return diferencias(buscarCiudadano.reply, json)
          const [hallado] = leido.data.ciudadano
          if (!hallado) return ['ciudadano: vino vacía, y tiene que traer a quien tiene ese CUIL']
          return hallado.id_persona === id_persona
            ? []
            : [`ciudadano.0.id_persona: es ${hallado.id_persona}, y el token dice ${id_persona}`]
        }),
      )
    }
    await preguntar(
      deNadie,
      buscar(CUIL_DE_NADIE),
      { headers },
      deEstado([200], ({ json }) => {
        const leido = buscarCiudadano.reply.safeParse(json)
        if (!leido.success) return diferencias(buscarCiudadano.reply, json)
        return leido.data.ciudadano.length === 0 ? [] : ['ciudadano: trae a alguien, y tiene que venir vacía']
      }),
    )
  }

  /** The portal's pages ask it too: from another origin only if it says so (CORS). */
  async function revisarNavegador(): Promise<void> {
    const origen = new URL(ciudad.portal).origin
    const antes = 'El navegador puede preguntar (CORS)'
    if (new URL(navegador).origin === origen) {
      revisiones.push(sinComprobar(antes, 'está en la misma dirección que el portal, y no hace falta'))
      return
    }
    const direccion = `${navegador}${buscarCiudadano.path.replace('{cuil}', CUIL_DE_NADIE)}`
    await preguntar(
      antes,
      direccion,
      {
        method: 'OPTIONS',
        headers: {
          origin: origen,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      },
      ({ status, cabecera }) => [
        ...(status >= 200 && status < 300 ? [] : [`respondió ${status}, y tiene que responder 204`]),
        ...origenAdmitido(cabecera, origen),
        ...tieneQueNombrar(cabecera, 'access-control-allow-methods', 'GET'),
        ...tieneQueNombrar(cabecera, 'access-control-allow-headers', 'authorization'),
        // What one origin is answered is not kept for another.
        ...(cabecera('access-control-allow-origin') === '*' ? [] : tieneQueNombrar(cabecera, 'vary', 'Origin')),
      ],
    )
    if (token === undefined) return
    await preguntar(
      'El navegador puede leer la respuesta (CORS)',
      direccion,
      { headers: { origin: origen, authorization: token } },
      ({ cabecera }) => origenAdmitido(cabecera, origen),
    )
  }
}

/** Browsers take '*' for anything but `authorization`. */
function tieneQueNombrar(cabecera: Contestado['cabecera'], nombre: string, que: string): readonly string[] {
  const dice = cabecera(nombre)
  const nombrados = (dice ?? '').split(',').map((uno) => uno.trim().toLowerCase())
  const comodin = que !== 'authorization' && nombrados.includes('*')
  if (comodin || nombrados.includes(que.toLowerCase())) return []
  return [`${nombre}: ${dice === null ? 'falta' : `es ${dice}`}, y tiene que nombrar ${que}`]
}

function origenAdmitido(cabecera: Contestado['cabecera'], origen: string): readonly string[] {
  const admitido = cabecera('access-control-allow-origin')
  if (admitido === origen || admitido === '*') return []
  return [`access-control-allow-origin: ${admitido === null ? 'falta' : `es ${admitido}`}, y tiene que ser ${origen}`]
}

/** What the portal asks of a person's number and document before it lets them in (A-168). */
function identidadDe({ id_persona, documento_persona }: Usuario): readonly string[] {
  const campo = (nombre: string, problema: string) => `usuarioSinContraseña.${nombre}: ${problema}`
  return [
    ...(Id.safeParse(id_persona).success ? [] : [campo('id_persona', 'tiene que ser un entero de 1 a 2147483647')]),
    ...(/^\d{11}$/.test(documento_persona)
      ? digitoVerificadorBien(documento_persona)
        ? []
        : [campo('documento_persona', 'su dígito verificador no es de un CUIL')]
      : [campo('documento_persona', 'tiene que ser un CUIL de 11 dígitos, sin guiones')]),
  ]
}
