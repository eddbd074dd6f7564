import { useEffect, useRef } from 'react'
import { bajar } from '../red/bajada.ts'
import { archivos as llamar } from '../red/cliente.ts'
import { nuevaClaveDeEnvio, partesCon, subirArchivos } from '../red/subida.ts'
import { avisar } from '../ui/avisos.ts'
import type { Borrador } from './useBorrador.ts'

interface Opciones {
  readonly clave: string
  readonly borrador: Borrador
  /** The form's file field. */
  readonly campo: string
  readonly elegidos: readonly File[]
  /** Those that the draft kept, when the form is opened with none. */
  readonly alTraer: (archivos: readonly File[]) => void
}

const NO_QUEDO = 'no quedó guardado en el borrador: si cierra esta página tendrá que elegirlo de nuevo'

/** Keeps the files of a field in the draft: what is chosen goes up, what is taken back goes, and any device finds it. */
export function useArchivosDelBorrador({ clave, borrador, campo, elegidos, alTraer }: Opciones) {
  const guardados = useRef(new Map<File, number>())
  const cola = useRef(Promise.resolve())
  const ahora = useRef(elegidos)
  ahora.current = elegidos
  const listo = borrador.estado.situacion !== 'cargando'

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the draft is there
  useEffect(() => {
    if (!listo) return
    cola.current = cola.current.then(async () => {
      const traidos = await traer(clave, campo).catch(() => [])
      for (const { archivo, idArchivo } of traidos) guardados.current.set(archivo, idArchivo)
      if (traidos.length > 0 && ahora.current.length === 0) alTraer(traidos.map(({ archivo }) => archivo))
    })
  }, [listo, clave, campo])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the choice is one
  useEffect(() => {
    if (!listo) return
    cola.current = cola.current.then(async () => {
      const sobran = [...guardados.current].filter(([archivo]) => !elegidos.includes(archivo))
      for (const [archivo, idArchivo] of sobran) {
        guardados.current.delete(archivo)
        const params = { clave, idArchivo }
        await llamar('DELETE /borradores/{clave}/archivos/{idArchivo}', { params }).catch(() => {})
      }
      for (const archivo of elegidos.filter((elegido) => !guardados.current.has(elegido))) {
        try {
          await borrador.asegurar()
          guardados.current.set(archivo, await guardar(clave, campo, archivo))
        } catch {
          avisar(`«${archivo.name}» ${NO_QUEDO}`, 'atencion')
        }
      }
    })
  }, [elegidos])
}

async function traer(clave: string, campo: string) {
  const { archivos } = await llamar('GET /borradores/{clave}/archivos', { params: { clave } })
  return Promise.all(
    archivos
      .filter((archivo) => archivo.campo === campo)
      .map(async ({ idArchivo, nombre, tipo }) => {
        const { blob } = await bajar('archivos', 'GET /borradores/{clave}/archivos/{idArchivo}', {
          params: { clave, idArchivo },
        })
        return { idArchivo, archivo: new File([blob], nombre, { type: tipo }) }
      }),
  )
}

async function guardar(clave: string, campo: string, archivo: File): Promise<number> {
  const { archivos } = await subirArchivos(
    'POST /borradores/{clave}/archivos',
    { params: { clave }, partes: partesCon({ campo }, { files: archivo }) },
    { claveDeEnvio: nuevaClaveDeEnvio(), alAvanzar: () => {} },
  )
  const ultimo = archivos.at(-1)
  if (!ultimo) throw new Error('El servidor no nombró el archivo guardado')
  return ultimo.idArchivo
}
