import { styled } from '@mui/material/styles'
import { ALTO_PARA_EL_DEDO, COLORES } from '../ui/theme.ts'
import { useTramites } from './consultas.ts'
import { FichaDeTramite } from './FichaDeTramite.tsx'
import { ANTES_DE_EMPEZAR, enUnaLinea } from './mensajes.ts'

const Plegado = styled('details')({
  background: COLORES.papel,
  border: `1px solid ${COLORES.linea}`,
  borderRadius: 8,
  padding: '0 16px',
  marginBottom: 24,
  '& > summary': { boxSizing: 'border-box', minHeight: ALTO_PARA_EL_DEDO, padding: '10px 0', cursor: 'pointer' },
  '& > div': { paddingBottom: 16 },
  '@media print': { display: 'none' },
})

interface Props {
  readonly tramite: string
  /** There is room for it. */
  readonly abierto?: boolean
}

/** With the form that begins it: the essential in a line, the rest folded. Nobody is kept from the form by its not being there. */
export function AntesDeEmpezar({ tramite, abierto = false }: Props) {
  const suyo = useTramites().data?.tramites.find((uno) => uno.tramite === tramite)
  if (!suyo) return null
  return (
    <Plegado open={abierto}>
      <summary>
        <strong>{ANTES_DE_EMPEZAR}</strong>: {enUnaLinea(suyo)}
      </summary>
      <FichaDeTramite tramite={suyo} nivel="h2" />
    </Plegado>
  )
}
