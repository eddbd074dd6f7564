import { cuantos, segun } from '@catastro/domain/plurales'
import Send from '@mui/icons-material/Send'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { irAlIngreso } from '../../red/sesion.ts'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../../ui/avisos/avisos.ts'
import { textoDelError } from '../../ui/avisos/errorConTexto.ts'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { hoy } from '../../ui/pagina/hoy.ts'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { enviarLoQueEspera, useEstadoDelEnvio } from '../envio/enviar.ts'
import { FOTO_RECHAZADA, firmadoPorOtros } from '../mensajes.ts'
import { hacerCopia, leerCopia } from '../telefono/copia.ts'
import { anotarRechazo, firmadasPorOtros, type Pendiente, pendientesDe, rechazoDe } from '../telefono/pendientes.ts'
import { useDatoDelTelefono } from '../telefono/useDatoDelTelefono.ts'

const nombreDe = (cosa: Pendiente) =>
  cosa.clase === 'resultado'
    ? `El resultado de la carpeta ${cosa.visita.visita.idCarpeta}`
    : `La foto ${cosa.foto.nombre}`

/** What this phone still has to send, how that goes, and the button that sends it now. */
export function PendientesDeEnvio({ idPersona }: { idPersona: number }) {
  const { dato: esperan = [], error } = useDatoDelTelefono(() => pendientesDe(idPersona), `esperan ${idPersona}`)
  const { dato: deOtros = 0 } = useDatoDelTelefono(() => firmadasPorOtros(idPersona), `de otros ${idPersona}`)
  const { enviando, problema } = useEstadoDelEnvio()
  const rechazados = esperan.filter((cosa) => rechazoDe(cosa) !== null)
  const porEnviar = esperan.length - rechazados.length
  const intentarRechazados = async () => {
    for (const cosa of rechazados) await anotarRechazo(cosa, null)
    await enviarLoQueEspera()
  }
  return (
    <Panel aria-label="Por enviar" sx={{ mb: 2 }}>
      <Box role="status" sx={{ fontWeight: 600, mb: porEnviar > 0 ? 1.5 : 0 }}>
        {porEnviar === 0 && rechazados.length === 0 && 'Todo lo firmado está enviado.'}
        {porEnviar > 0 && `${segun(porEnviar, 'Espera', 'Esperan')} ${cuantos(porEnviar, 'envío', 'envíos')}.`}
      </Box>
      {porEnviar > 0 && (
        <Button
          variant="contained"
          size="large"
          fullWidth
          startIcon={<Send />}
          loading={enviando}
          loadingPosition="start"
          onClick={() => void enviarLoQueEspera()}
          sx={{ minHeight: 56 }}
        >
          {enviando ? `Enviando, ${segun(porEnviar, 'queda', 'quedan')} ${porEnviar}` : `Enviar ${porEnviar} ahora`}
        </Button>
      )}
      {problema && porEnviar > 0 && (
        <Notice tono="atencion">
          {problema.texto}
          {problema.clase === 'SESION' && (
            <Button variant="contained" onClick={irAlIngreso} sx={{ display: 'flex', mt: 1 }}>
              Ingresar
            </Button>
          )}
        </Notice>
      )}
      {rechazados.length > 0 && (
        <Notice tono="mal">
          <strong>El portal no recibió:</strong>
          <ul style={{ margin: '4px 0', paddingLeft: 20 }}>
            {rechazados.map((cosa) => (
              <li key={cosa.clase === 'resultado' ? cosa.visita.idResultado : cosa.foto.id}>
                {nombreDe(cosa)}: {rechazoDe(cosa)}
              </li>
            ))}
          </ul>
          Sigue guardado en este teléfono.
          {rechazados.some(({ clase }) => clase === 'foto') && <p style={{ margin: '4px 0' }}>{FOTO_RECHAZADA}</p>}
          <Button
            color="inherit"
            variant="outlined"
            onClick={() => void intentarRechazados()}
            sx={{ display: 'flex', mt: 1 }}
          >
            Intentar de nuevo
          </Button>
        </Notice>
      )}
      {error !== null && error !== undefined && <Notice tono="mal">{textoDelError(error)}</Notice>}
      {deOtros > 0 && <Notice tono="atencion">{firmadoPorOtros(deOtros)}</Notice>}
      <CopiaEnArchivo idPersona={idPersona} />
    </Panel>
  )
}

/** What waits, saved as a file and read back: where the phone's battery or its memory is not to be trusted. */
function CopiaEnArchivo({ idPersona }: { idPersona: number }) {
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
