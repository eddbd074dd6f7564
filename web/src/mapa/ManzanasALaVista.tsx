import type { Caja } from '@catastro/domain/mapa/geometria'
import { MANZANAS_POR_PAGINA } from '@catastro/domain/mapa/reglas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { manzanaLarga } from '../plano/mensajes.ts'
import { Renglon, Renglones } from '../plano/Renglones.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { useManzanasALaVista } from './consultas.ts'
import { cuantasCarpetas, cuantasParcelas } from './mensajes.ts'

interface Props {
  readonly vista: Caja
  readonly alElegir: (idManzana: number) => void
}

/** What the map shows, in words. */
export function ManzanasALaVista({ vista, alElegir }: Props) {
  const [pedida, setPedida] = useState({ vista, pagina: 1 })
  const pagina = pedida.vista === vista ? pedida.pagina : 1
  const ver = (cual: number) => setPedida({ vista, pagina: cual })
  const consulta = useManzanasALaVista(vista, pagina)
  if (consulta.isPending) return <Spinner />
  if (consulta.isError) return <FailedState error={consulta.error} alReintentar={() => consulta.refetch()} />
  const { manzanas, total, totalEsMinimo } = consulta.data
  const paginas = Math.ceil(total / MANZANAS_POR_PAGINA)
  return (
    <section aria-label="Manzanas a la vista">
      <Typography variant="h2" sx={{ mb: 1 }}>
        Manzanas a la vista
      </Typography>
      <Typography role="status" variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {total === 0
          ? 'Ninguna: mueva o aleje el mapa.'
          : `${totalEsMinimo ? 'Más de ' : ''}${total.toLocaleString('es-AR')}`}
        {paginas > 1 && ` · página ${pagina} de ${paginas}`}
      </Typography>
      {total > 0 && (
        <Renglones>
          {manzanas.map(({ idManzana, seccion, manzana, parcelas, carpetas }) => (
            <li key={idManzana}>
              <Renglon type="button" onClick={() => alElegir(idManzana)}>
                <strong>{manzanaLarga(seccion, manzana)}</strong>
                <span>
                  {[cuantasParcelas(parcelas), carpetas ? cuantasCarpetas(carpetas) : null].filter(Boolean).join(' · ')}
                </span>
              </Renglon>
            </li>
          ))}
        </Renglones>
      )}
      {paginas > 1 && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
          <Button size="small" disabled={pagina === 1} onClick={() => ver(pagina - 1)}>
            Página anterior
          </Button>
          <Button size="small" disabled={pagina === paginas} onClick={() => ver(pagina + 1)}>
            Página siguiente
          </Button>
        </Box>
      )}
    </section>
  )
}
