import { cuantos, segun } from '@catastro/domain/plurales'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../../ui/avisos/avisos.ts'
import { hoy } from '../dias.ts'
import { enviarLoQueEspera } from '../envio/enviar.ts'
import { hacerCopia, leerCopia } from '../telefono/copia.ts'

/** What waits, saved as a file and read back: where the phone's battery or its memory is not to be trusted. */
export function CopiaEnArchivo({ idPersona }: { idPersona: number }) {
  const input = useRef<HTMLInputElement>(null)
  const [ocupado, setOcupado] = useState(false)
  const [fallo, setFallo] = useState<unknown>(null)
  const haciendo = async (obra: () => Promise<void>) => {
    setOcupado(true)
    setFallo(null)
    await obra().catch(setFallo)
    setOcupado(false)
  }
  const guardar = async () => {
    const direccion = URL.createObjectURL(await hacerCopia(idPersona))
    const enlace = document.createElement('a')
    enlace.href = direccion
    enlace.download = `visitas-${hoy()}.catastro`
    enlace.click()
    setTimeout(() => URL.revokeObjectURL(direccion), 60_000)
  }
  const leer = async (archivo: File) => {
    const cuantas = await leerCopia(idPersona, archivo)
    avisar(
      cuantas === 0
        ? 'El teléfono ya tenía todo lo del archivo'
        : `${segun(cuantas, 'Se leyó', 'Se leyeron')} ${cuantos(cuantas, 'cosa', 'cosas')} del archivo`,
    )
    void enviarLoQueEspera()
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Archivo de visitas"
        onChange={({ target }) => {
          const [archivo] = target.files ?? []
          if (archivo) void haciendo(() => leer(archivo))
          target.value = ''
        }}
      />
      <Button size="small" disabled={ocupado} onClick={() => void haciendo(guardar)} sx={{ minHeight: 44 }}>
        Guardar en un archivo
      </Button>
      <Button size="small" disabled={ocupado} onClick={() => input.current?.click()} sx={{ minHeight: 44 }}>
        Leer de un archivo
      </Button>
      <AvisoDeFallo error={fallo} />
    </Box>
  )
}
