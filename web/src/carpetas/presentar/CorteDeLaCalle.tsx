import Box from '@mui/material/Box'

/** Where the street begins and ends, its middle and the kerbs: of the drawing's 320 units. */
const LINEA = 48
const OTRA_LINEA = 292
const EJE = 170
const CORDON = 104
const OTRO_CORDON = 236
const VEREDA = 150
const CALZADA = 157

/** What the folder form asks about the street, measured on a section of it. Each field's help says the same in words. */
export const CorteDeLaCalle = () => (
  <Box
    component="svg"
    viewBox="0 0 320 188"
    aria-hidden
    sx={{ display: 'block', width: '100%', maxWidth: 440, color: 'text.secondary', fontSize: '12.5px' }}
  >
    <g fill="none" stroke="currentColor" strokeWidth="1.5">
      <path
        d={`M0 ${VEREDA}H${CORDON}V${CALZADA}Q${EJE} ${CALZADA - 4} ${OTRO_CORDON} ${CALZADA}V${VEREDA}H320`}
        strokeWidth="2"
      />
      <path d={`M4 ${VEREDA}V114L26 100L${LINEA} 114V${VEREDA}M20 ${VEREDA}V130H32V${VEREDA}`} />
      <path d={`M${OTRA_LINEA} ${VEREDA}V108H320`} />
      <path d={`M${LINEA} 12V114M${OTRA_LINEA} 12V108M${CORDON} 82V${VEREDA}`} strokeWidth="0.75" />
      <path d={`M${EJE} 44V184`} strokeDasharray="9 3 2 3" />
    </g>
    <Cota de={LINEA} a={OTRA_LINEA} alto={22} />
    <Cota de={LINEA} a={EJE} alto={54} />
    <Cota de={LINEA} a={CORDON} alto={86} />
    <g fill="currentColor" textAnchor="middle">
      <g fontWeight="600">
        <text x={(LINEA + OTRA_LINEA) / 2} y="16">
          Ancho de calle
        </text>
        <text x={(LINEA + EJE) / 2} y="48">
          Distancia al eje
        </text>
        <text x={LINEA + 4} y="80" textAnchor="start">
          Ancho de vereda
        </text>
      </g>
      <text x={(LINEA + CORDON) / 2} y="170">
        vereda
      </text>
      <text x={(CORDON + EJE) / 2} y="176">
        calzada
      </text>
      <text x={EJE + 6} y="136" textAnchor="start">
        eje
      </text>
      <text x={(OTRA_LINEA + OTRO_CORDON) / 2} y="170">
        vereda
      </text>
    </g>
  </Box>
)

/** A measure: its line, with an arrow at each end. */
const Cota = ({ de, a, alto }: { de: number; a: number; alto: number }) => (
  <path
    d={`M${de} ${alto}H${a}M${de + 6} ${alto - 4}L${de} ${alto}l6 4M${a - 6} ${alto - 4}L${a} ${alto}l-6 4`}
    fill="none"
    stroke="currentColor"
  />
)
