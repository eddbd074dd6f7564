import { TITULO_DE_LEYENDAS } from '@catastro/domain/veredas/mensajes'
import { TIPO_VEREDAS } from '@catastro/domain/veredas/reglas'
import { casoDe, NOMBRES_DE_TRABAJO } from '@catastro/domain/veredas/trabajos'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import { main } from '../../red/cliente.ts'
import { CASI_FIJO } from '../../red/consultas.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { BORDE_FORZADO, TONOS } from '../../ui/theme.ts'
import { marcasDe } from '../marcas.ts'
import type { PiezasDeVereda } from './useFormularioVereda.ts'

/** What whoever does these works must keep to. */
function Leyendas({ cuales }: { cuales: readonly (1 | 2)[] }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['leyendas', TIPO_VEREDAS],
    queryFn: () =>
      main('GET /formulario/obtenerLeyendas/{idFormularioTipo}', { params: { idFormularioTipo: TIPO_VEREDAS } }),
    ...CASI_FIJO,
  })
  if (error) return <FailedState error={error} alReintentar={refetch} />
  if (!data) return null
  const escritas = cuales.filter((cual) => data[`leyendas${cual}`].length > 0)
  return escritas.map((cual) => (
    <Box
      key={cual}
      component="section"
      aria-labelledby={`leyendas-${cual}`}
      sx={{
        p: 2,
        borderRadius: 1,
        color: TONOS.info.texto,
        background: TONOS.info.fondo,
        border: BORDE_FORZADO,
        fontSize: { xs: '0.9375rem', sm: '1rem' },
      }}
    >
      {/* They stand above the step's first title, and are its equals. */}
      <Typography variant="h3" component="h2" id={`leyendas-${cual}`}>
        {TITULO_DE_LEYENDAS[cual]}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {data[`leyendas${cual}`].map((leyenda) => (
          <li key={leyenda}>{leyenda}</li>
        ))}
      </Box>
    </Box>
  ))
}

/** What the works that were ticked oblige to. */
export const LeyendasDelFormulario = memo(function LeyendasDelFormulario({ form }: { form: PiezasDeVereda }) {
  useWatch({ control: form.control, name: NOMBRES_DE_TRABAJO })
  return <Leyendas cuales={casoDe(marcasDe(form.getValues())).leyendas} />
})
