import { tarifasDe } from '@catastro/domain/catalogos/precios'
import { TIPO_EMPRESA_DE_PUBLICIDAD } from '@catastro/domain/catalogos/reglas'
import { TARIFA_14 } from '@catastro/domain/formularios/aranceles14'
import { useEmpresas } from '../../catalogos/empresas/useEmpresas.ts'
import { useTarifas } from '../useTarifas.ts'

/** Enabled advertising companies and today's tariff, in centavos; or why there is none. */
export function useCatalogos14() {
  const tarifas = useTarifas()
  const empresas = useEmpresas(TIPO_EMPRESA_DE_PUBLICIDAD)
  return {
    catalogos:
      tarifas.data && empresas.data
        ? { tarifas: tarifasDe({ perimetro: TARIFA_14 }, tarifas.data), empresas: empresas.data }
        : null,
    error: tarifas.error ?? empresas.error,
    reintentar: () => {
      void tarifas.refetch()
      void empresas.refetch()
    },
  }
}
