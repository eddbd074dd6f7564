import { open } from 'node:fs/promises'

/** What waits to be written, at most. */
const MAX_EN_ESPERA = 1024 * 1024
const PAUSA_MS = 1000

/** What of a file the log uses. */
interface Archivo {
  write(bytes: Buffer): Promise<{ readonly bytesWritten: number }>
  close(): Promise<void>
}

/**
 * The log's file. Where it cannot be written (a full disk) lines wait, and those that no longer fit are lost and counted:
 * a log is never a reason to stop answering. When there is room again it goes on by itself.
 */
export class ArchivoDeBitacora {
  #archivo: Archivo
  readonly #reabrir: (() => Promise<Archivo>) | undefined
  #enEspera: string[] = []
  #largo = 0
  #resto = Buffer.alloc(0)
  #perdidos = 0
  #escribiendo: Promise<void> | undefined
  #falla: Error | undefined
  #reloj: NodeJS.Timeout | undefined

  constructor(archivo: Archivo, reabrir?: () => Promise<Archivo>) {
    this.#archivo = archivo
    this.#reabrir = reabrir
  }

  static async abrir(camino: string): Promise<ArchivoDeBitacora> {
    const abrir = async () => {
      // It names people by number: for nobody but who runs the portal, also where it was made before.
      const archivo = await open(camino, 'a', 0o600)
      await archivo.chmod(0o600)
      return archivo
    }
    return new ArchivoDeBitacora(await abrir(), abrir)
  }

  static salida(): ArchivoDeBitacora {
    return new ArchivoDeBitacora(SALIDA)
  }

  /** After somebody moved the file away: what comes from now on goes to a new one of that name. Where there can be none, to the old one. */
  async reabrir(): Promise<void> {
    const nuevo = await this.#reabrir?.()
    if (!nuevo) return
    await this.#escribiendo // a line is of one file
    const viejo = this.#archivo
    this.#archivo = nuevo
    await viejo.close()
  }

  /** Why the last write failed. */
  get falla(): Error | undefined {
    return this.#falla
  }

  write(renglon: string): void {
    if (this.#largo + renglon.length > MAX_EN_ESPERA) {
      this.#perdidos++
    } else {
      this.#enEspera.push(renglon)
      this.#largo += renglon.length
    }
    // While it fails, the clock tries again, and not every line.
    if (!this.#reloj) this.#empezar()
  }

  /** Writes what there is still room for. */
  async cerrar(): Promise<void> {
    clearTimeout(this.#reloj)
    this.#empezar()
    await this.#escribiendo
    clearTimeout(this.#reloj)
    await this.#archivo.close()
  }

  #empezar() {
    this.#escribiendo ??= this.#escribir().finally(() => {
      this.#escribiendo = undefined
    })
  }

  async #escribir() {
    this.#reloj = undefined
    try {
      while (this.#resto.length > 0 || this.#enEspera.length > 0) {
        if (this.#resto.length === 0) this.#tomar()
        const { bytesWritten } = await this.#archivo.write(this.#resto)
        this.#resto = this.#resto.subarray(bytesWritten)
        this.#falla = undefined
      }
    } catch (error) {
      this.#falla = error instanceof Error ? error : new Error(String(error))
      this.#reloj = setTimeout(() => this.#empezar(), PAUSA_MS).unref()
    }
  }

  #tomar() {
    const perdidos =
      this.#perdidos > 0
        ? [`${JSON.stringify({ level: 50, time: Date.now(), msg: PERDIDOS, perdidos: this.#perdidos })}\n`]
        : []
    this.#resto = Buffer.from([...this.#enEspera, ...perdidos].join(''))
    this.#enEspera = []
    this.#largo = 0
    this.#perdidos = 0
  }
}

/** For whoever runs the process to keep: systemd's journal, a container's log. */
const SALIDA: Archivo = {
  write: (bytes) =>
    new Promise((resolve, reject) => {
      process.stdout.write(bytes, (error) => (error ? reject(error) : resolve({ bytesWritten: bytes.length })))
    }),
  close: async () => {},
}

const PERDIDOS = 'renglones perdidos: el registro no se podía escribir'
