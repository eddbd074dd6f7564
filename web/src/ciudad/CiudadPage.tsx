import { esClaveDeCorreo } from '@catastro/domain/ciudad/correos'
import { DONDE_SE_LEEN, TITULO_CIUDAD, TITULO_TEXTOS_DE_CORREO } from '@catastro/domain/ciudad/mensajes'
import { segun } from '@catastro/domain/plurales'
import { Link } from 'react-router'
import { INICIO } from '../acceso/direcciones.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { useConfiguracionDeLaCiudad } from './consultas.ts'
import { TEXTOS_DE_CORREO } from './direcciones.ts'
import { FilaDeClave } from './FilaDeClave.tsx'

/** What the city says of itself: each thing, where it is seen, and who last wrote it. */
export function CiudadPage() {
  const { data, error, refetch } = useConfiguracionDeLaCiudad()
  const suyos = data?.filter(({ clave }) => !esClaveDeCorreo(clave)) ?? []
  const correos = data?.filter(({ clave, version }) => esClaveDeCorreo(clave) && version > 0) ?? []
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
          {suyos.map((una) => (
            <FilaDeClave key={una.clave} una={una} columnas={['Qué', 'Dónde se ve']} />
          ))}
          <Fila>
            <Celda columna="Qué">
              <Link to={TEXTOS_DE_CORREO.enlace()}>{TITULO_TEXTOS_DE_CORREO}</Link>
            </Celda>
            <Celda columna="Dónde se ve">{DONDE_SE_LEEN}</Celda>
            <Celda columna="Última versión">
              {correos.length === 0
                ? 'Como vinieron'
                : segun(correos.length, 'La ciudad escribió uno', `La ciudad escribió ${correos.length}`)}
            </Celda>
          </Fila>
        </Tabla>
      )}
    </>
  )
}
