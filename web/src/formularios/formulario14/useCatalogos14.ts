import { TIPO_EMPRESA_DE_PUBLICIDAD } from '@catastro/domain/catalogos/reglas'
import { dePesos } from '@catastro/domain/dinero'
import { TARIFA_14 } from '@catastro/domain/formularios/aranceles14'
import { useEmpresas } from '../../catalogos/empresas/useEmpresas.ts'
import { SIN_TARIFAS } from '../mensajes.ts'
import { impedimentoDe, useTarifas } from '../useTarifas.ts'

/** Enabled advertising companies and today's tariff, in centavos. */
export function useCatalogos14() {
  const tarifas = useTarifas()
  const empresas = useEmpresas(TIPO_EMPRESA_DE_PUBLICIDAD)
  const tarifa = tarifas.data?.find(({ idTarifa }) => idTarifa === TARIFA_14)
  return {
    catalogos:
      tarifas.data && empresas.data
        ? {
            tarifa: tarifa ? dePesos(tarifa.valor) : null,
            impedimento: impedimentoDe(tarifa, SIN_TARIFAS),
            empresas: empresas.data,
          }
        : null,
    error: tarifas.error ?? empresas.error,
    reintentar: () => {
      void tarifas.refetch()
      void empresas.refetch()
    },
  }
}
