import Box from '@mui/material/Box'
import { GrupoDeCampos } from '../ui/campos/Campo.tsx'
import { COLORES, TONOS, type Tono } from '../ui/theme.ts'

interface Opcion<V extends string> {
  readonly valor: V
  readonly texto: string
  readonly tono: Tono
}

interface Props<V extends string> {
  readonly id: string
  readonly label: string
  readonly value: V | null
  readonly opciones: readonly Opcion<V>[]
  readonly error?: string | undefined
  readonly disabled?: boolean
  readonly alElegir: (valor: V) => void
}

/** Few answers as big buttons: for one hand, with gloves, in the sun. Radio buttons to the keyboard and to who listens. */
export function OpcionesGrandes<V extends string>(props: Props<V>) {
  const { id, label, value, opciones, error, disabled = false, alElegir } = props
  return (
    <GrupoDeCampos id={id} label={label} error={error}>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: `repeat(${opciones.length}, minmax(0, 1fr))`, mt: 0.5 }}>
        {opciones.map(({ valor, texto, tono }) => {
          const elegida = value === valor
          return (
            <Box
              key={valor}
              component="label"
              sx={{
                position: 'relative',
                display: 'grid',
                placeItems: 'center',
                textAlign: 'center',
                minHeight: 56,
                px: 0.5,
                borderRadius: 1,
                border: `2px solid ${elegida ? TONOS[tono].texto : '#7B8794'}`,
                background: elegida ? TONOS[tono].texto : COLORES.papel,
                color: elegida ? COLORES.papel : COLORES.texto,
                fontWeight: 600,
                fontSize: '0.9375rem',
                lineHeight: 1.2,
                cursor: disabled ? 'default' : 'pointer',
                // The box is drawn here: where the system chooses the colours, the mark is the border's width.
                '@media (forced-colors: active)': { borderWidth: elegida ? 5 : 1 },
                '&:has(input:focus-visible)': {
                  outline: `3px solid ${COLORES.foco}`,
                  boxShadow: `0 0 0 5px ${COLORES.texto}`,
                },
              }}
            >
              <input
                type="radio"
                name={id}
                value={valor}
                checked={elegida}
                disabled={disabled}
                onChange={() => alElegir(valor)}
                style={{ position: 'absolute', inset: 0, opacity: 0, margin: 0, width: '100%', height: '100%' }}
              />
              <span>
                {elegida && <span aria-hidden>✓ </span>}
                {texto}
              </span>
            </Box>
          )
        })}
      </Box>
    </GrupoDeCampos>
  )
}
