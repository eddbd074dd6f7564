import { NOMBRES_DE_TRABAJO, TRABAJOS, type Trabajo } from '@catastro/domain/veredas/trabajos'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import { GrupoDeCampos } from '../ui/campos/Campo.tsx'
import { ELIJA_TRABAJOS } from './mensajes.ts'

interface Props {
  readonly marcas: Readonly<Record<Trabajo, 0 | 1>>
  readonly alMarcar: (trabajo: Trabajo, marca: 0 | 1) => void
  readonly error?: string | undefined
}

const Casillas = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
  // Two to a line also on a phone, each as wide as its longest word.
  '@media (min-width:360px) and (max-width:599px)': { gridTemplateColumns: 'max-content 1fr', columnGap: 8 },
})

/** The ten works, ticked. */
export const CasillasDeTrabajos = ({ marcas, alMarcar, error }: Props) => (
  <GrupoDeCampos id="trabajos" label="Trabajos a realizar" help={ELIJA_TRABAJOS} error={error}>
    <Casillas>
      {NOMBRES_DE_TRABAJO.map((trabajo) => (
        <FormControlLabel
          key={trabajo}
          label={TRABAJOS[trabajo]}
          control={
            <Checkbox
              id={trabajo}
              checked={marcas[trabajo] === 1}
              onChange={(_, marcado) => alMarcar(trabajo, marcado ? 1 : 0)}
            />
          }
        />
      ))}
    </Casillas>
  </GrupoDeCampos>
)
