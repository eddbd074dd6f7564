import { decirMedida, estaMal, MEDIDAS } from '@catastro/domain/estado/medidas'
import { TITULO_ESTADO } from '@catastro/domain/estado/mensajes'
import { cuantos } from '@catastro/domain/plurales'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { INICIO } from '../acceso/direcciones.ts'
import { main } from '../red/cliente.ts'
import type { RespuestaDe } from '../red/llamadas.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Notice } from '../ui/avisos/Notice.tsx'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { fechaYHora, tamanoDeArchivo } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'

type Estado = RespuestaDe<'main', 'GET /estado'>

/** How the portal goes, in words, and what to do: for an ADMINISTRADOR who reads neither metrics nor the log. */
export function EstadoPage() {
  const { data, error, refetch } = useQuery({ queryKey: ['estado'], queryFn: () => main('GET /estado') })
  return (
    <>
      <PageTitle volverA={INICIO.enlace()}>{TITULO_ESTADO}</PageTitle>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {data && (
        <Stack spacing={3}>
          <ParaVer avisos={data.avisos} />
          <Medidas medidas={data.medidas} />
          <Copia copia={data.copia} />
          <Trabajos trabajos={data.trabajos} />
          <Danados danados={data.danados} />
          <Versiones version={data.version} versiones={data.versiones} />
        </Stack>
      )}
    </>
  )
}

function ParaVer({ avisos }: Pick<Estado, 'avisos'>) {
  if (avisos.length === 0) return <Notice tono="bien">No hay nada que mirar.</Notice>
  return (
    <Stack spacing={1}>
      {avisos.map((aviso) => (
        <Notice key={aviso} tono="atencion">
          {aviso}.
        </Notice>
      ))}
    </Stack>
  )
}

function Medidas({ medidas }: Pick<Estado, 'medidas'>) {
  return (
    <Tabla nombre="Cómo anda cada cosa" columnas={['Qué', 'Cómo está', 'Qué hacer']}>
      {medidas.map(({ medida, valor }) => {
        const { titulo, hacer } = MEDIDAS[medida]
        const mal = valor !== null && estaMal(medida, valor)
        return (
          <Fila key={medida}>
            <Celda columna="Qué">{titulo}</Celda>
            <Celda columna="Cómo está">{decirMedida(medida, valor)}</Celda>
            <Celda columna="Qué hacer">{mal && hacer}</Celda>
          </Fila>
        )
      })}
    </Tabla>
  )
}

function Copia({ copia }: Pick<Estado, 'copia'>) {
  return (
    <section aria-labelledby="estado-copia">
      <Typography variant="h2" id="estado-copia" sx={{ mb: 1 }}>
        Última copia de respaldo que se comprobó
      </Typography>
      {copia ? (
        <>
          <Typography>
            {copia.sirve ? 'Sirve' : 'No sirve'}: {copia.detalle}.
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {fechaYHora(copia.terminada)}
            {copia.copia && ` · ${copia.copia}`}
            {copia.bytes !== null && ` · ${tamanoDeArchivo(copia.bytes)}`} ·{' '}
            {cuantos(copia.segundos, 'segundo', 'segundos')}
          </Typography>
        </>
      ) : (
        <Typography>Todavía ninguna. El portal hace y comprueba una cada noche si se le dice RESPALDO_HORA.</Typography>
      )}
    </section>
  )
}

function Trabajos({ trabajos }: Pick<Estado, 'trabajos'>) {
  if (trabajos.length === 0) return null
  return (
    <Tabla nombre="Trabajos que fallaron la última vez" columnas={['Trabajo', 'Veces seguidas', 'Cuándo', 'Por qué']}>
      {trabajos.map(({ nombre, fallas, ultimaVez, error }) => (
        <Fila key={nombre}>
          <Celda columna="Trabajo">{nombre}</Celda>
          <Celda columna="Veces seguidas">{fallas}</Celda>
          <Celda columna="Cuándo">{fechaYHora(ultimaVez)}</Celda>
          <Celda columna="Por qué">{error ?? 'No se sabe'}</Celda>
        </Fila>
      ))}
    </Tabla>
  )
}

const PROBLEMAS = { FALTA: 'No está', CAMBIADO: 'No es lo que se guardó' } as const

function Danados({ danados }: Pick<Estado, 'danados'>) {
  if (danados.length === 0) return null
  return (
    <section aria-labelledby="estado-danados">
      <Typography variant="h2" id="estado-danados" sx={{ mb: 1 }}>
        Archivos guardados que faltan o cambiaron
      </Typography>
      <Typography sx={{ mb: 1 }}>
        Tráigalos de una copia de respaldo, con su mismo nombre, a la carpeta de archivos.
      </Typography>
      <Tabla nombre="Archivos dañados" columnas={['Archivo', 'Qué pasó', 'Se notó']}>
        {danados.map(({ nombre, problema, hallado }) => (
          <Fila key={nombre}>
            <Celda columna="Archivo">{nombre}</Celda>
            <Celda columna="Qué pasó">{PROBLEMAS[problema]}</Celda>
            <Celda columna="Se notó">{fechaYHora(hallado)}</Celda>
          </Fila>
        ))}
      </Tabla>
    </section>
  )
}

function Versiones({ version, versiones }: Pick<Estado, 'version' | 'versiones'>) {
  return (
    <section aria-labelledby="estado-version">
      <Typography variant="h2" id="estado-version" sx={{ mb: 1 }}>
        Versión {version}
      </Typography>
      {versiones.map((una) => (
        <Typography key={una.version}>
          La {una.version} atiende esta base desde el {fechaYHora(una.desde)}; arrancó por última vez el{' '}
          {fechaYHora(una.ultimaVez)}.
        </Typography>
      ))}
    </section>
  )
}
