import { useEffect, useRef, useState } from 'react'
import { bajar } from '../red/bajada.ts'
import { archivos as llamar } from '../red/cliente.ts'
import { ErrorDeLlamada } from '../red/errorDeLlamada.ts'
import { nuevaClaveDeEnvio, partesCon, subirArchivos } from '../red/subida.ts'
import { avisar } from '../ui/avisos/avisos.ts'
import { ErrorConTexto } from '../ui/avisos/errorConTexto.ts'
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
const NO_SE_GUARDA = 'no se pudo guardar en el borrador: revise su conexión e intente de nuevo'

/** Keeps the files of a field in the draft: what is chosen goes up, what is taken back goes, and any device finds it. */
export function useArchivosDelBorrador({ clave, borrador, campo, elegidos, alTraer }: Opciones) {
  const guardados = useRef(new Map<File, number>())
  const cola = useRef(Promise.resolve())
  const ahora = useRef(elegidos)
  ahora.current = elegidos
  const [trayendo, setTrayendo] = useState(true)
  const listo = borrador.estado.situacion !== 'cargando'

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the draft is there
  useEffect(() => {
    if (!listo) return
    cola.current = cola.current.then(async () => {
      const traidos = await traer(clave, campo).catch(() => [])
      for (const { archivo, idArchivo } of traidos) guardados.current.set(archivo, idArchivo)
      if (traidos.length > 0 && ahora.current.length === 0) {
        ahora.current = traidos.map(({ archivo }) => archivo)
        alTraer(ahora.current)
      }
      setTrayendo(false)
    })
  }, [listo, clave, campo])

  const sobran = () => [...guardados.current].filter(([archivo]) => !ahora.current.includes(archivo))
  const faltan = () => ahora.current.filter((elegido) => !guardados.current.has(elegido))

  const ponerAlDia = async () => {
    for (const [archivo, idArchivo] of sobran()) {
      await quitar(clave, idArchivo).then(
        () => guardados.current.delete(archivo),
        () => {},
      )
    }
    for (const archivo of faltan()) {
      try {
        await borrador.asegurar()
        guardados.current.set(archivo, await guardar(clave, campo, archivo))
      } catch {
        avisar(`«${archivo.name}» ${NO_QUEDO}`, 'atencion')
      }
    }
  }
  const enCola = () => {
    cola.current = cola.current.then(ponerAlDia)
    return cola.current
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the choice is one
  useEffect(() => {
    if (listo) void enCola()
  }, [elegidos])

  /** Once it comes back the draft has the files that were chosen and no other; throws when it cannot be. */
  const asegurar = async () => {
    await enCola()
    const [distinto] = [...faltan(), ...sobran().map(([archivo]) => archivo)]
    if (distinto) throw new ErrorConTexto(`«${distinto.name}» ${NO_SE_GUARDA}`)
  }
  return { trayendo, asegurar }
}

/** One that is not there any more is as good as taken away. */
async function quitar(clave: string, idArchivo: number) {
  try {
    await llamar('DELETE /borradores/{clave}/archivos/{idArchivo}', { params: { clave, idArchivo } })
  } catch (error) {
    if (!(error instanceof ErrorDeLlamada && error.status === 404)) throw error
  }
}

async function traer(clave: string, campo: string) {
  const { archivos } = await llamar('GET /borradores/{clave}/archivos', { params: { clave } })
  const traidos = await Promise.all(
    archivos
      .filter((archivo) => archivo.campo === campo)
      .map(async ({ idArchivo, nombre, tipo }) => {
        const blob = await bajarUno(clave, idArchivo, nombre)
        return blob && { idArchivo, archivo: new File([blob], nombre, { type: tipo }) }
      }),
  )
  return traidos.filter((traido) => traido !== null)
}

/** null for one that the scanner holds back: the person is told, and it stays in the draft. */
async function bajarUno(clave: string, idArchivo: number, nombre: string): Promise<Blob | null> {
  try {
    const camino = { params: { clave, idArchivo } }
    return (await bajar('archivos', 'GET /borradores/{clave}/archivos/{idArchivo}', camino)).blob
  } catch (error) {
    if (!(error instanceof ErrorDeLlamada && error.status === 409)) throw error
    avisar(`«${nombre}»: ${error.message}`, 'atencion')
    return null
  }
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
