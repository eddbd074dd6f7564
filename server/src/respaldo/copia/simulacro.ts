import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import { identificar } from '../../acceso/identificar.ts'
import { verificarCadena } from '../../cadena/verificar.ts'
import { objetosEnCarpeta } from '../../plataforma/archivos/objetosEnCarpeta.ts'
import { abrirDb, type DbRaiz, sentencia } from '../../plataforma/base/db.ts'
import { migrar } from '../../plataforma/base/migrar.ts'
import { crearBase, deOtraBase, numeracionAtrasada, quitarBase } from './base.ts'
import type { Orden } from './cifrado.ts'
import { type Copia, CopiaInservible } from './manifiesto.ts'
import { type Revisado, restaurar, restaurarBase, revisarMuestra } from './restaurar.ts'

interface Pedido {
  readonly copia: Copia
  /** Of a role that may make a database. */
  readonly conexion: PoolConfig
  /** Where the files are tried. */
  readonly cerca: string
  readonly migraciones: string
  readonly descifrar: Orden | null
}

export interface Probado extends Revisado {
  readonly eslabones: number
  readonly segundos: number
}

/** Restores a copy where nobody is, compares all of it with what it says, tries it, and takes itself away. */
export async function probarCopia({ cerca, ...pedido }: Pedido): Promise<Probado> {
  const carpeta = await mkdtemp(join(cerca, 'simulacro-'))
  try {
    return await enUnaBaseAparte(pedido.conexion, async (dueño) => {
      const archivos = await objetosEnCarpeta(join(carpeta, 'archivos'))
      return { ...(await restaurar({ ...pedido, dueño, archivos })), ...(await probarBase(dueño, pedido.migraciones)) }
    })
  } finally {
    await rm(carpeta, { recursive: true, force: true })
  }
}

/** The same with so many of its files, and none of them written anywhere: for each night. */
export const probarConMuestra = ({ muestra, ...pedido }: Omit<Pedido, 'cerca'> & { readonly muestra: number }) =>
  enUnaBaseAparte(pedido.conexion, async (dueño) => {
    const revisado = await restaurarBase({ ...pedido, dueño })
    const archivos = await revisarMuestra(pedido, muestra)
    return { ...revisado, archivos, ...(await probarBase(dueño, pedido.migraciones)) }
  })

async function enUnaBaseAparte<T>(conexion: PoolConfig, obra: (dueño: DbRaiz) => Promise<T>) {
  const desde = performance.now()
  const nombre = `simulacro_${randomBytes(6).toString('hex')}`
  const administracion = abrirDb({ ...conexion, max: 1 })
  try {
    const client = await administracion.$client.connect()
    try {
      await crearBase(client, nombre)
      const dueño = abrirDb({ ...deOtraBase(conexion, nombre), max: 2 })
      try {
        return { ...(await obra(dueño)), segundos: Math.round((performance.now() - desde) / 1000) }
      } finally {
        await dueño.$client.end()
        await quitarBase(client, nombre)
      }
    } finally {
      client.release()
    }
  } finally {
    await administracion.$client.end()
  }
}

/** Its audit from end to end; then as the portal would start on it: brought to this version, and somebody signed in. */
async function probarBase(dueño: DbRaiz, migraciones: string): Promise<{ eslabones: number }> {
  const { eslabones, rotura } = await verificarCadena(dueño)
  if (rotura) throw new CopiaInservible(`La cadena de auditoría de la copia está rota. ${rotura}`)
  const atras = await numeracionAtrasada(dueño)
  if (atras) throw new CopiaInservible(`En la copia, ${atras} daría otra vez un número que ya dio`)
  await migrar(dueño, migraciones)
  const [alguien] = await quienEntra(dueño)
  if (!alguien) throw new CopiaInservible('En la copia no hay nadie que pueda entrar')
  const { idPersona, roles } = await identificar(dueño, { usuario: alguien, reciente: false }, undefined)
  if (idPersona !== alguien.id_persona || roles.length === 0) {
    throw new CopiaInservible('En la copia, quien administra no entra con su rol')
  }
  return { eslabones }
}

const quienEntra = sentencia(
  'quien_entra_en_la_copia',
  `select id_persona, documento_persona, nombre_persona, apellido_persona, coalesce(email_persona, '') as "email_persona!",
     coalesce(telefono_persona, '') as "telefono_persona!"
   from persona join persona_rol using (id_persona) order by id_rol, id_persona limit 1`,
)
