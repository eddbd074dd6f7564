import { type ClaveDeLaCiudad, estadosRenombrados, type ValorDe } from '@catastro/domain/ciudad/claves'
import { type ClaveConfigurable, NOMBRES_DE_CLAVE, semillaDe } from '@catastro/domain/ciudad/configurables'
import { dondeSePaga } from '@catastro/domain/ciudad/dondeSePaga'
import type { Ajustes } from '../plataforma/ajustes/ajustes.ts'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import type { CiudadDeLaPortada } from '../plataforma/http/portada.ts'
import { BASE } from '../plataforma/http/rutas.ts'
import type { Membrete } from '../plataforma/membrete/membrete.ts'

type Valores = Readonly<Record<string, string>>

/** What is in force of one key. Version 0: nobody wrote, and it is as it came. */
export interface Vigente {
  readonly version: number
  readonly valor: Valores
  readonly autor: string | null
  readonly motivo: string | null
  readonly escritoEl: Date | null
}

type Vigentes = Readonly<Record<ClaveConfigurable, Vigente>>

/** Rows are only ever added: as many as before are the same ones. */
const contar = sentencia('cuantas_configuraciones', 'select count(*) as "cuantas!" from configuracion')

const leer = sentencia(
  'configuracion_vigente',
  `select distinct on (clave) clave, version, valor, motivo, escrito_el as "escritoEl",
     p.nombre_persona || ' ' || p.apellido_persona as autor
   from configuracion c join persona p on p.id_persona = c.autor order by clave, version desc`,
  con<{ clave: ClaveConfigurable; valor: Valores }>(),
)

/** What the installation's settings say of what the city may say afterwards. */
type Instalada = Ajustes['ciudad'] & Pick<Ajustes, 'diasDeConsultas' | 'diasDeAuditoria' | 'bytesPorDia'>

/** As it came: the seed, and what the installation gave. */
export const deFabrica = (clave: ClaveConfigurable, instalada: Instalada): Vigente => ({
  version: 0,
  valor: {
    ...semillaDe(clave),
    ...(clave === 'identidad' && { nombre: instalada.nombre }),
    ...(clave === 'conservacion' && {
      consultas: String(instalada.diasDeConsultas),
      auditoria: String(instalada.diasDeAuditoria),
    }),
  },
  autor: null,
  motivo: null,
  escritoEl: null,
})

/** A field that a later version of the portal asks for is not in what was written before it: its seed is. */
export const completa = (deFabrica: Vigente, escrita: Vigente | undefined): Vigente =>
  escrita ? { ...escrita, valor: { ...deFabrica.valor, ...escrita.valor } } : deFabrica

/**
 * What the city says of itself, read once for each change whoever made it: each asking costs a count of a few rows, and
 * nobody has to tell the other processes.
 */
export class CiudadVigente {
  /** What the installation says, where nobody wrote. */
  readonly instalada: Instalada
  #leidas = 0
  #vigentes: Vigentes

  constructor({
    ciudad,
    diasDeConsultas,
    diasDeAuditoria,
    bytesPorDia,
  }: Pick<Ajustes, 'ciudad' | 'diasDeConsultas' | 'diasDeAuditoria' | 'bytesPorDia'>) {
    this.instalada = { ...ciudad, diasDeConsultas, diasDeAuditoria, bytesPorDia }
    this.#vigentes = this.#con([])
  }

  async claves(db: Db): Promise<Vigentes> {
    const cuantas = (await contar(db))[0]?.cuantas ?? 0
    if (cuantas !== this.#leidas) {
      this.#vigentes = this.#con(await leer(db))
      this.#leidas = cuantas
    }
    return this.#vigentes
  }

  async ciudad(db: Db): Promise<CiudadDeLaPortada> {
    await this.claves(db)
    return this.ultima()
  }

  /** What its papers and mails carry; of its crest, the name of the picture. */
  async membrete(db: Db): Promise<Omit<Membrete, 'urlPortal' | 'escudo'> & { readonly escudo: string }> {
    await this.claves(db)
    const { identidad, colores, certificados } = this.#valores()
    const { nombre, dependencia, escudo } = identidad
    return { ciudad: nombre, dependencia, escudo, color: colores.primario, frases: certificados }
  }

  /** What was last known: a page is shown while the database does not answer. */
  ultima(): CiudadDeLaPortada {
    const { identidad, colores, pie, portada, oficinas, estados, pagos } = this.#valores()
    return {
      nombre: identidad.nombre,
      portal: identidad.portal,
      dependencia: identidad.dependencia,
      logo: direccionDe(identidad.escudo) ?? this.instalada.logo,
      imagen: direccionDe(portada.foto) ?? this.instalada.imagen,
      color: colores.primario,
      acento: colores.acento,
      pie: pie.pie,
      saludo: portada.saludo,
      bajada: portada.bajada,
      oficinas: oficinas.oficinas,
      estados: estadosRenombrados(estados),
      dondeSePaga: dondeSePaga(pagos),
    }
  }

  #valores() {
    const valores = Object.entries(this.#vigentes).map(([clave, { valor }]) => [clave, valor])
    return Object.fromEntries(valores) as { readonly [C in ClaveDeLaCiudad]: ValorDe<C> }
  }

  #con(escritas: readonly (Vigente & { readonly clave: ClaveConfigurable })[]): Vigentes {
    const deClave = (clave: ClaveConfigurable) => {
      const escrita = escritas.find((una) => una.clave === clave)
      return [clave, completa(deFabrica(clave, this.instalada), escrita)] as const
    }
    return Object.fromEntries(NOMBRES_DE_CLAVE.map(deClave)) as Record<ClaveConfigurable, Vigente>
  }
}

/** Relative, as the portal's other addresses: it may live under a path. */
const direccionDe = (imagen: string) => (imagen === '' ? null : `.${BASE}/ciudad/imagenes/${imagen}`)
