import { esClaveDeCorreo } from '@catastro/domain/ciudad/correos'
import { DONDE_SE_LEEN, TITULO_TEXTOS_DE_CORREO } from '@catastro/domain/ciudad/mensajes'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Tabla } from '../ui/listas/Tabla.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { useConfiguracionDeLaCiudad } from './consultas.ts'
import { CIUDAD } from './direcciones.ts'
import { FilaDeClave } from './FilaDeClave.tsx'

/** Every mail that the portal sends, and who last wrote its words. */
export function TextosDeCorreoPage() {
  const { data, error, refetch } = useConfiguracionDeLaCiudad()
  const correos = data?.filter(({ clave }) => esClaveDeCorreo(clave))
  return (
    <>
      <PageTitle volverA={CIUDAD.enlace()} bajada={`${DONDE_SE_LEEN}.`}>
        {TITULO_TEXTOS_DE_CORREO}
      </PageTitle>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {correos && (
        <Tabla nombre={TITULO_TEXTOS_DE_CORREO} columnas={['Correo', 'A quién', 'Última versión']}>
          {correos.map((una) => (
            <FilaDeClave key={una.clave} una={una} columnas={['Correo', 'A quién']} />
          ))}
        </Tabla>
      )}
    </>
  )
}
