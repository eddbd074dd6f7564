import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { borradorDeCarpeta } from '@catastro/domain/borradores/reglas'
import { normalizarBusqueda } from '@catastro/domain/carpetas/busqueda'
import { correoDeMovimiento } from '@catastro/domain/carpetas/correos'
import { LARGO_DE_CODIGO_DE_SEGUIMIENTO } from '@catastro/domain/carpetas/reglas'
import { claveDeCorreo, redactar } from '@catastro/domain/notificaciones/textos'
import busboy from '@fastify/busboy'
import type pg from 'pg'
import type { Referencias } from '../server/src/carpetas/altaCarpeta.ts'
import { ponerVencimiento } from '../server/src/carpetas/vencimiento.ts'
import { nuevoCodigo } from '../server/src/plataforma/proceso/codigo.ts'
import type { Resultado } from './desnudoIdentidad.ts'
import { esPersonal, type Quien } from './desnudoIdentidad.ts'
import {
  ALTA,
  BORRAR_BORRADOR,
  ENCOLAR_CORREO,
  REFERENCIAS,
  SOLICITANTE,
  TEXTOS_DE_CORREO,
} from './desnudoSentencias.ts'

const ENTEROS = [
  'idEncomiendaTipo',
  'idFormularioTipo',
  'idPropietario',
  'idProfesional',
  'idDomicilio',
  'idInmuebleTipo',
  'idObraTipo',
]
const MEDIDAS = ['AnchoCalle', 'AnchoVereda', 'DistEjeCalle', 'ArbolesVereda']

type FilaNueva = Readonly<Record<string, unknown>> & { readonly id_encomienda_tipo: number }

const malo = (message: string, estado = 400): Resultado => ({ estado, cuerpo: { ok: false, message } })

/** Files a folder without files. It reads a whole multipart body, as the real one must, and refuses any file in it. */
export async function alta(pool: pg.Pool, quien: Quien, pedido: IncomingMessage): Promise<Resultado> {
  if (!quien.perfiles.includes('PROFESIONAL') && !quien.perfiles.includes('ADMINISTRADOR')) return malo('No puede', 403)
  const c = await leerCampos(pedido)
  const numeros = ENTEROS.map((campo) => Number(c[campo]))
  if (!ENTEROS.every((campo, n) => /^\d{1,10}$/.test(c[campo] ?? '') && (numeros[n] ?? 0) <= 2 ** 31 - 1)) {
    return malo('Algún número no es válido')
  }
  if (!MEDIDAS.every((campo) => /^\d+([.,]\d+)?$/.test(c[campo] ?? '') && (c[campo] ?? '').length <= 5)) {
    return malo('Alguna medida no es válida')
  }
  const [encomienda = 0, formulario, propietario, profesional, domicilio, inmueble, obra] = numeros
  if (profesional !== quien.idProfesional && !quien.perfiles.includes('ADMINISTRADOR')) return malo('No puede', 403)
  const { rows } = await pool.query<Referencias>({
    ...REFERENCIAS,
    values: [
      encomienda,
      formulario,
      propietario,
      profesional,
      inmueble,
      obra,
      domicilio,
      quien.idPersona,
      quien.idProfesional,
      esPersonal(quien),
    ],
  })
  const r = rows[0]
  if (!r?.propietario?.domicilio || !r.domicilio || !r.precio || r.precio.porConfirmar)
    return malo('Algún dato no existe', 404)
  if (!r.esFormularioDelTipo || !r.hayProfesional || !r.hayInmueble) return malo('Algún dato no existe', 404)
  if (r.encomienda?.requiereCroquis !== false) return malo('Falta el croquis')
  const { timbrado } = r.precio
  const codigo = nuevoCodigo(LARGO_DE_CODIGO_DE_SEGUIMIENTO)
  const idCarpeta = await insertar(
    pool,
    quien.idPersona,
    { codigo, hayPlazo: r.hayPlazo },
    {
      id_encomienda_tipo: encomienda,
      id_profesional: profesional,
      id_propietario: propietario,
      id_persona: quien.idPersona,
      id_domicilio: domicilio,
      id_inmueble_tipo: inmueble,
      id_obra_tipo: obra,
      ancho_calle: c.AnchoCalle,
      ancho_vereda: c.AnchoVereda,
      dist_eje_calle: c.DistEjeCalle,
      arboles_vereda: c.ArbolesVereda,
      timbrado,
      monto_obra: 0,
      derecho_construccion: 0,
      total_a_abonar: timbrado,
      padron: r.domicilio.padron,
      busqueda: normalizarBusqueda(r.propietario.nombre, r.domicilio.calle, r.domicilio.padron),
    },
  )
  const numero = { idCarpeta, idFormulario: idCarpeta, idTramite: idCarpeta }
  return { estado: 200, cuerpo: { ok: true, message: 'Carpeta creada', ...numero, codigoSeguimiento: codigo } }
}

interface Alta {
  readonly codigo: string
  readonly hayPlazo: boolean
}

async function insertar(pool: pg.Pool, actor: number, { codigo, hayPlazo }: Alta, fila: FilaNueva): Promise<number> {
  const huella = createHash('sha256').update(codigo).digest('hex')
  const client = await pool.connect()
  try {
    await client.query(`begin; set local portal.actor = '${actor}'`)
    try {
      const values = [JSON.stringify(fila), '[]', huella]
      const { rows } = await client.query({ ...ALTA, values })
      const idCarpeta: number = rows[0].id_carpeta
      if (hayPlazo) {
        await ponerVencimiento({ $client: client, ahora: () => new Date() }, idCarpeta)
      }
      await avisar(client, idCarpeta, codigo)
      const clave = borradorDeCarpeta(fila.id_encomienda_tipo)
      await client.query({ ...BORRAR_BORRADOR, values: [actor, clave] })
      await client.query('commit')
      return idCarpeta
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  } finally {
    client.release()
  }
}

/** The mail of the filing, left in the outbox. Sending it is the work of another process, on both sides. */
async function avisar(client: pg.PoolClient, idCarpeta: number, codigo: string): Promise<void> {
  const { rows } = await client.query<{ idPersona: number; conEncomienda: boolean }>({
    ...SOLICITANTE,
    values: [idCarpeta],
  })
  const quien = rows[0]
  if (!quien) return
  const { conEncomienda } = quien
  const correo = correoDeMovimiento({ idCarpeta, hacia: 'PRESENTADO', evento: 'ALTA', codigo, conEncomienda })
  const { rows: textos } = await client.query({ ...TEXTOS_DE_CORREO, values: [[claveDeCorreo(correo.nombre)]] })
  const redaccion = redactar(correo, textos[0]?.valor)
  await client.query({
    ...ENCOLAR_CORREO,
    values: [quien.idPersona, 'CARPETA', JSON.stringify(redaccion), '[]', null, null],
  })
}

function leerCampos(pedido: IncomingMessage): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    const campos: Record<string, string> = Object.create(null)
    const lector = busboy({
      headers: pedido.headers as IncomingMessage['headers'] & { 'content-type': string },
      limits: { fieldSize: 16 * 1024, fields: 100, files: 0 },
    })
    lector.on('field', (nombre, valor) => {
      campos[nombre] = valor
    })
    lector.on('error', reject)
    lector.on('finish', () => resolve(campos))
    pedido.pipe(lector)
  })
}
