import { autoridadDeTiempo } from './autoridadDeTiempo.ts'
import { type CertificadoDelSello, leerCertificadoDelSello } from './certificadoDelSello.ts'

export interface AjustesDeSello {
  /** PKCS#12: the city's certificate, its chain and its key. */
  readonly archivo: string
  readonly clave: string
  /** Where the time-stamping authority is asked. Null: sealed without one. */
  readonly tiempo: string | null
}

/** It cannot be sealed now: what it is about goes on without. */
export class SinSello extends Error {
  override readonly name = 'SinSello'
}

export interface Sellador {
  readonly certificado: CertificadoDelSello
  /** The same bytes with the seal behind them (PAdES B-B, or B-T with an authority). Throws `SinSello`. */
  sellar(pdf: Uint8Array): Promise<Uint8Array>
}

/** Room in the document for what is signed, beside the certificates; and for a token with those of its authority. */
const LUGAR = 4096
const LUGAR_DEL_TIEMPO = 12_288

/** Somebody waits for the document while the authority is asked. */
const ESPERA_MS = 4000

interface Opciones {
  readonly ahora?: () => Date
  readonly esperaMs?: number
}

/** Throws `SelloInvalido`. The library is big, and read only where there is something to seal with. */
export async function abrirSellador(
  ajustes: AjustesDeSello,
  { ahora = () => new Date(), esperaMs = ESPERA_MS }: Opciones = {},
): Promise<Sellador> {
  const { certificado, firmante } = await leerCertificadoDelSello(ajustes)
  const { PDF } = await import('@libpdf/core')
  const certificados = [firmante.certificate, ...(firmante.certificateChain ?? [])]
  const estimatedSize = certificados.reduce(
    (lugar, { byteLength }) => lugar + byteLength,
    LUGAR + (ajustes.tiempo ? LUGAR_DEL_TIEMPO : 0),
  )

  const sellarYa = async (pdf: Uint8Array, signingTime: Date) => {
    let firma = new Uint8Array()
    const documento = await PDF.load(pdf)
    const { bytes } = await documento.sign({
      signer: {
        ...firmante,
        async sign(datos, resumen) {
          firma = Uint8Array.from(await firmante.sign(datos, resumen))
          return firma
        },
      },
      fieldName: 'Sello',
      reason: 'Documento emitido por el municipio',
      signingTime,
      estimatedSize,
      ...(ajustes.tiempo && {
        timestampAuthority: autoridadDeTiempo(ajustes.tiempo, { firma: () => firma, esperaMs }),
      }),
    })
    return bytes
  }

  return {
    certificado,
    async sellar(pdf) {
      const momento = ahora()
      if (momento < certificado.desde) throw new SinSello('El certificado del sello todavía no vale')
      if (momento >= certificado.vence) throw new SinSello('El certificado del sello venció')
      return sellarYa(pdf, momento).catch((error: unknown) => {
        throw new SinSello(`El documento no se pudo sellar: ${error instanceof Error ? error.message : error}`)
      })
    },
  }
}
