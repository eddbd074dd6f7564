import { ErrorConTexto } from '../avisos/errorConTexto.ts'

/** Enough to see every tile of a sidewalk, and far below what a phone's canvas can hold. */
const LADO_MAXIMO = 2048
const CALIDAD = 0.85
const TIPO = 'image/jpeg'

const fotoIlegible = (nombre: string) => `${nombre}: no es una foto JPG o PNG que se pueda leer`

/**
 * A photo as it goes up: upright, no larger than a screen can use, and nothing but its pixels. Where it was taken, when
 * and with what stays on the phone.
 */
export async function prepararFoto(original: File): Promise<File> {
  try {
    const { ancho, alto } = await medidasDe(original)
    const escala = Math.min(1, LADO_MAXIMO / Math.max(ancho, alto))
    const [width, height] = [Math.max(1, Math.round(ancho * escala)), Math.max(1, Math.round(alto * escala))]
    // It shrinks while it is decoded: a phone may not have the memory for all its pixels.
    const bitmap = await createImageBitmap(original, {
      imageOrientation: 'from-image',
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    })
    const foto = await comoJpeg(bitmap, width, height)
    bitmap.close()
    return new File([foto], nombreDeFoto(original.name), { type: TIPO, lastModified: original.lastModified })
  } catch {
    throw new ErrorConTexto(fotoIlegible(original.name))
  }
}

/** As it is seen, upright. Nothing is decoded yet. */
async function medidasDe(archivo: File) {
  const direccion = URL.createObjectURL(archivo)
  try {
    return await new Promise<{ ancho: number; alto: number }>((listo, fallar) => {
      const imagen = new Image()
      imagen.onload = () => listo({ ancho: imagen.naturalWidth, alto: imagen.naturalHeight })
      imagen.onerror = fallar
      imagen.src = direccion
    })
  } finally {
    URL.revokeObjectURL(direccion)
  }
}

function comoJpeg(bitmap: ImageBitmap, width: number, height: number): Promise<Blob> {
  const lienzo = document.createElement('canvas')
  lienzo.width = width
  lienzo.height = height
  const pincel = lienzo.getContext('2d')
  if (!pincel) throw new Error('El navegador no dibuja')
  // What a PNG leaves transparent would come out black.
  pincel.fillStyle = '#fff'
  pincel.fillRect(0, 0, width, height)
  pincel.drawImage(bitmap, 0, 0, width, height)
  return new Promise((listo, fallar) => {
    lienzo.toBlob((blob) => (blob ? listo(blob) : fallar(new Error('El navegador no guarda la foto'))), TIPO, CALIDAD)
  })
}

const nombreDeFoto = (nombre: string) => `${nombre.replace(/\.\w{1,5}$/, '')}.jpg`
