import { hashKey } from '@tanstack/react-query'
import { leerToken } from '../red/almacen.ts'
import { main } from '../red/cliente.ts'
import { ErrorDeLlamada } from '../red/errorDeLlamada.ts'
import type { RespuestaDe } from '../red/llamadas.ts'
import { textoDelError } from '../ui/avisos/errorConTexto.ts'
import { borrarBorrador, guardarBorrador, leerBorrador, leerMarca, type Marca } from './borrador.ts'

type Guardado = RespuestaDe<'main', 'GET /borradores/{clave}'>

export type SituacionDelBorrador = 'cargando' | 'intacto' | 'guardando' | 'guardado' | 'sinConexion' | 'rechazado'

export interface EstadoDelBorrador {
  readonly situacion: SituacionDelBorrador
  /** Why the server does not take it. */
  readonly motivo: string
  /** What another device saved meanwhile. Until the person chooses, nothing is sent and nothing is overwritten. */
  readonly ajeno: Guardado | null
}

const PAUSA_MS = 1000
const REINTENTO_MS = 10_000
const ESPERA_DE_CARGA_MS = 5000
/** So many characters are fewer than the 64 KB that a browser sends while it leaves a page. */
const CABE_AL_SALIR = 20_000

const iguales = (uno: unknown, otro: unknown) => hashKey([uno]) === hashKey([otro])
/** Nobody knows whether it arrived, or it may be taken later: it is tried again. */
const esPasajero = (error: unknown) =>
  !(error instanceof ErrorDeLlamada) || error.status === 0 || error.status >= 500 || [401, 429].includes(error.status)

/**
 * Keeps one draft in step with the server: writes it here at once and there when typing rests, and notices when
 * another device wrote it. One at a time is on its way; each carries the version that it was made from.
 */
export class BorradorEnServidor {
  readonly #clave: string
  /** Puts a draft into the form (null: an empty one), and answers it as the form then holds it. */
  readonly #mostrar: (datos: object | null) => object
  readonly #oyentes = new Set<() => void>()
  #estado: EstadoDelBorrador = { situacion: 'cargando', motivo: '', ajeno: null }
  #datos: object
  #marca: Marca
  #reloj: ReturnType<typeof setTimeout> | undefined
  #enVuelo: Promise<void> | null = null
  #terminado = false

  constructor(clave: string, iniciales: object, mostrar: (datos: object | null) => object) {
    this.#clave = clave
    this.#mostrar = mostrar
    this.#datos = iniciales
    this.#marca = leerMarca(clave)
  }

  readonly suscribir = (oyente: () => void) => {
    this.#oyentes.add(oyente)
    return () => this.#oyentes.delete(oyente)
  }
  readonly leerEstado = () => this.#estado

  /** The newer of the two copies; without an answer, the one here. */
  async cargar(): Promise<void> {
    try {
      this.#conciliar(await this.#pedir(AbortSignal.timeout(ESPERA_DE_CARGA_MS)))
    } catch {
      this.#pasarA(this.#marca.pendiente ? 'sinConexion' : 'intacto')
      if (this.#marca.pendiente) this.#enviarEn(REINTENTO_MS)
    }
  }

  /** Whether another device wrote it while this one was looked away from. */
  async revisar(): Promise<void> {
    if (this.#enVuelo || this.#estado.ajeno || this.#estado.situacion === 'cargando' || this.#terminado) return
    const servidor = await this.#pedir().catch(() => null)
    if (!servidor || this.#enVuelo || this.#terminado || servidor.version === this.#marca.version) return
    if (iguales(servidor.datos, this.#datos)) this.#confirmar(servidor.version)
    else this.#preguntar(servidor)
  }

  cambiar(datos: object): void {
    if (this.#estado.situacion === 'cargando' || this.#terminado || iguales(datos, this.#datos)) return
    this.#datos = datos
    this.#anotar({ ...this.#marca, pendiente: true })
    if (this.#estado.ajeno) return
    if (this.#estado.situacion !== 'sinConexion') this.#pasarA('guardando')
    this.#enviarEn(PAUSA_MS)
  }

  /** Without waiting for the typing to rest: the page is being left, or the network came back. */
  guardarYa(): Promise<void> {
    clearTimeout(this.#reloj)
    return this.#marca.pendiente ? this.#enviar() : Promise.resolve()
  }

  /**
   * Once it comes back, the server has all that is in the form (nothing typed yet is a draft too); throws when it cannot
   * be: for what is attached to a draft, or charged by it.
   */
  async asegurar(datos: object = this.#datos): Promise<void> {
    this.cambiar(datos)
    // What is on its way may be older: then it goes once more.
    for (let vez = 0; vez < 2 && this.#porGuardar(); vez += 1) await this.#enviar()
    if (this.#porGuardar()) throw new Error('El borrador no está en el servidor')
  }

  #porGuardar() {
    return this.#marca.pendiente || this.#marca.version === 0
  }

  quedarseConLoDeAqui(): void {
    if (!this.#estado.ajeno) return
    this.#anotar({ version: this.#estado.ajeno.version, pendiente: true })
    this.#pasarA('guardando')
    void this.#enviar()
  }

  usarLoAjeno(): void {
    if (this.#estado.ajeno) this.#traer(this.#estado.ajeno)
  }

  /** It was filed: the server ended the draft with it. One that was on its way could begin another, which goes too. */
  async terminar(): Promise<void> {
    this.#terminado = true
    clearTimeout(this.#reloj)
    borrarBorrador(this.#clave)
    if (!this.#enVuelo) return
    await this.#enVuelo
    await main('DELETE /borradores/{clave}', { params: { clave: this.#clave } }).catch(() => {})
  }

  #pedir(signal?: AbortSignal) {
    return main('GET /borradores/{clave}', { params: { clave: this.#clave } }, signal && { signal })
  }

  #conciliar(servidor: Guardado): void {
    const { version, pendiente, enCamino } = this.#marca
    if (servidor.version === version) {
      this.#pasarA(servidor.version === 0 ? 'intacto' : 'guardado')
      if (pendiente) void this.#enviar()
    } else if (iguales(servidor.datos, this.#datos)) this.#confirmar(servidor.version)
    else if (!pendiente || leerBorrador(this.#clave) === null) this.#traer(servidor)
    else if (enCamino && iguales(servidor.datos, enCamino)) {
      this.#anotar({ version: servidor.version, pendiente })
      this.#pasarA('guardando')
      void this.#enviar()
    } else this.#preguntar(servidor)
  }

  #enviarEn(ms: number): void {
    clearTimeout(this.#reloj)
    this.#reloj = setTimeout(() => void this.#enviar(), ms)
  }

  #enviar(): Promise<void> {
    clearTimeout(this.#reloj)
    if (this.#terminado || this.#estado.ajeno || leerToken() === null) return Promise.resolve()
    this.#enVuelo ??= this.#guardar().finally(() => {
      this.#enVuelo = null
    })
    return this.#enVuelo
  }

  async #guardar(): Promise<void> {
    const datos = this.#datos
    const { version } = this.#marca
    this.#anotar({ version, pendiente: true, enCamino: datos })
    this.#pasarA('guardando')
    try {
      const keepalive = JSON.stringify(datos).length < CABE_AL_SALIR
      const json = { datos: { ...datos }, version }
      const respuesta = await main('PUT /borradores/{clave}', { params: { clave: this.#clave }, json }, { keepalive })
      if (this.#terminado) return
      if (this.#datos === datos) this.#confirmar(respuesta.version)
      else {
        this.#anotar({ version: respuesta.version, pendiente: true })
        this.#enviarEn(PAUSA_MS)
      }
    } catch (error) {
      if (!this.#terminado) await this.#trasFallar(error)
    }
  }

  async #trasFallar(error: unknown): Promise<void> {
    const servidor =
      error instanceof ErrorDeLlamada && error.status === 409 ? await this.#pedir().catch(() => null) : null
    if (this.#terminado) return
    if (servidor && servidor.version !== this.#marca.version) {
      if (iguales(servidor.datos, this.#datos)) this.#confirmar(servidor.version)
      else this.#preguntar(servidor)
    } else if (servidor || !esPasajero(error)) this.#pasarA('rechazado', textoDelError(error))
    else {
      this.#pasarA('sinConexion')
      this.#enviarEn(REINTENTO_MS)
    }
  }

  #confirmar(version: number): void {
    this.#anotar({ version, pendiente: false })
    this.#pasarA('guardado')
  }

  #preguntar(ajeno: Guardado): void {
    this.#estado = { situacion: 'rechazado', motivo: '', ajeno }
    this.#avisar()
  }

  #traer({ datos, version }: Guardado): void {
    this.#datos = this.#mostrar(datos)
    if (datos === null) borrarBorrador(this.#clave)
    this.#marca = { version, pendiente: false }
    if (datos !== null) this.#anotar(this.#marca)
    this.#pasarA(datos === null ? 'intacto' : 'guardado')
  }

  #anotar(marca: Marca): void {
    this.#marca = marca
    // Who signed out left nothing behind, and nothing is written after them.
    if (leerToken() !== null) guardarBorrador(this.#clave, this.#datos, marca)
  }

  #pasarA(situacion: SituacionDelBorrador, motivo = ''): void {
    const { situacion: antes, motivo: deAntes, ajeno } = this.#estado
    if (!ajeno && situacion === antes && motivo === deAntes) return
    this.#estado = { situacion, motivo, ajeno: null }
    this.#avisar()
  }

  #avisar(): void {
    for (const oyente of this.#oyentes) oyente()
  }
}
