import { CLAVES } from '@catastro/domain/ciudad/claves'
import { TITULO_CIUDAD } from '@catastro/domain/ciudad/mensajes'
import { Link } from 'react-router'
import { INICIO } from '../acceso/direcciones.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { fechaYHora } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { useConfiguracionDeLaCiudad } from './consultas.ts'
import { CAMBIAR_CIUDAD } from './direcciones.ts'

/** What the city says of itself: each thing, where it is seen, and who last wrote it. */
export function CiudadPage() {
  const { data, error, refetch } = useConfiguracionDeLaCiudad()
  return (
    <>
      <PageTitle
        volverA={INICIO.enlace()}
        bajada="Cada cambio se ve al guardar, y se puede volver a cualquier versión."
      >
        {TITULO_CIUDAD}
      </PageTitle>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {data && (
        <Tabla nombre={TITULO_CIUDAD} columnas={['Qué', 'Dónde se ve', 'Última versión']}>
          {data.map(({ clave, version, autor, escritoEl }) => (
            <Fila key={clave}>
              <Celda columna="Qué">
                <Link to={CAMBIAR_CIUDAD.enlace(clave)}>{CLAVES[clave].titulo}</Link>
              </Celda>
              <Celda columna="Dónde se ve">{CLAVES[clave].donde}</Celda>
              <Celda columna="Última versión">
                {escritoEl === null ? 'Como vino' : `${version}: ${autor}, ${fechaYHora(escritoEl)}`}
              </Celda>
            </Fila>
          ))}
        </Tabla>
      )}
    </>
  )
}
