import { TITULO_APARTADOS } from '@catastro/domain/antivirus/mensajes'
import { segun } from '@catastro/domain/plurales'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { INICIO } from '../acceso/direcciones.ts'
import { main } from '../red/cliente.ts'
import type { RespuestaDe } from '../red/llamadas.ts'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Notice } from '../ui/avisos/Notice.tsx'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { fechaYHora } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'

type Respuesta = RespuestaDe<'main', 'GET /archivos/apartados'>

/** What the scanner found something in, and how much waits for it, for an ADMINISTRADOR (S-22). */
export function ArchivosApartadosPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['archivosApartados'],
    queryFn: () => main('GET /archivos/apartados'),
  })
  return (
    <>
      <PageTitle volverA={INICIO.enlace()}>{TITULO_APARTADOS}</PageTitle>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {data && (
        <>
          <EnEspera enEspera={data.enEspera} />
          {data.apartados.length > 0 && <Apartados apartados={data.apartados} />}
          {data.enEspera && data.apartados.length === 0 && <EmptyState texto="El antivirus no apartó ningún archivo" />}
        </>
      )}
    </>
  )
}

function EnEspera({ enEspera }: Pick<Respuesta, 'enEspera'>) {
  if (!enEspera) return <Notice>El portal no tiene un antivirus: lo que se sube no se revisa.</Notice>
  const { cuantos, desde } = enEspera
  if (cuantos === 0 || desde === null)
    return <Typography sx={{ mb: 2 }}>Todo lo que se subió está revisado.</Typography>
  return (
    <Notice tono="atencion">
      {segun(cuantos, 'Un archivo espera', `${cuantos} archivos esperan`)} al antivirus desde el {fechaYHora(desde)}.
      Hasta que los revise nadie los puede abrir.
    </Notice>
  )
}

function Apartados({ apartados }: Pick<Respuesta, 'apartados'>) {
  return (
    <Tabla nombre={TITULO_APARTADOS} columnas={['Archivo', 'Se encontró', 'Lo envió', 'Recibido', 'Revisado']}>
      {apartados.map(({ nombre, hallazgo, idPersona, persona, recibidoEl, revisadoEl }) => (
        <Fila key={`${recibidoEl} ${nombre}`}>
          <Celda columna="Archivo">{nombre ?? 'Sin nombre'}</Celda>
          <Celda columna="Se encontró">{hallazgo}</Celda>
          <Celda columna="Lo envió">{persona ? `${persona} (${idPersona})` : 'No se sabe'}</Celda>
          <Celda columna="Recibido">{fechaYHora(recibidoEl)}</Celda>
          <Celda columna="Revisado">{fechaYHora(revisadoEl)}</Celda>
        </Fila>
      ))}
    </Tabla>
  )
}
