import { TIPO_EMPRESA_DE_PUBLICIDAD } from '@catastro/domain/catalogos/reglas'
import { TARIFA_14 } from '@catastro/domain/formularios/aranceles14'
import { useQuery } from '@tanstack/react-query'
import { main } from '../../red/cliente.ts'
import { useTarifas } from '../useTarifas.ts'

/** Enabled advertising companies and today's tariff, in centavos. */
export function useCatalogos14() {
  const tarifas = useTarifas()
  const instituciones = useQuery({
    queryKey: ['instituciones', 'de publicidad'],
    queryFn: async () => (await main('GET /instituciones/getInstituciones')).instituciones,
  })
  const tarifa = tarifas.data?.find(({ idTarifa }) => idTarifa === TARIFA_14)
  return {
    catalogos:
      tarifas.data && instituciones.data
        ? {
            tarifa: tarifa ? Math.round(tarifa.valor * 100) : null,
            empresas: instituciones.data
              .filter(
                ({ idInstitucionTipo, estado }) => idInstitucionTipo === TIPO_EMPRESA_DE_PUBLICIDAD && estado === 1,
              )
              .map(({ idInstitucion, Institucion }) => ({ valor: idInstitucion, texto: Institucion })),
          }
        : null,
    error: tarifas.error ?? instituciones.error,
    reintentar: () => {
      void tarifas.refetch()
      void instituciones.refetch()
    },
  }
}

export type Empresas = NonNullable<ReturnType<typeof useCatalogos14>['catalogos']>['empresas']
