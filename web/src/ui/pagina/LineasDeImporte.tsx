import { styled } from '@mui/material/styles'
import { COLORES } from '../theme.ts'

export interface LineaDeImporte {
  readonly concepto: string
  /** How it comes about; '' where there is nothing to say. */
  readonly detalle: string
  /** As it is read. */
  readonly importe: string
}

const Tabla = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '10px 0', borderBottom: `1px solid ${COLORES.linea}`, verticalAlign: 'top' },
  '& th': { textAlign: 'left', fontWeight: 600, paddingRight: 16 },
  '& th span': { display: 'block', fontWeight: 400, fontSize: '0.875rem', color: COLORES.textoTenue },
  '& td': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& tfoot th, & tfoot td': { fontWeight: 700, fontSize: '1.125rem', borderBottom: 0, paddingBottom: 0 },
})

/** An account line by line, each with how it comes about; the last is their sum. */
export function LineasDeImporte({ nombre, lineas }: { nombre: string; lineas: readonly LineaDeImporte[] }) {
  const total = lineas.at(-1)
  return (
    <Tabla aria-label={nombre}>
      <tbody>
        {lineas.slice(0, -1).map((linea) => (
          <Linea key={linea.concepto} linea={linea} />
        ))}
      </tbody>
      <tfoot>{total && <Linea linea={total} />}</tfoot>
    </Tabla>
  )
}

const Linea = ({ linea: { concepto, detalle, importe } }: { linea: LineaDeImporte }) => (
  <tr>
    <th scope="row">
      {concepto}
      {/* No line ends between the sign and its amount. */}
      {detalle && <span>{detalle.replaceAll('$ ', '$\u00a0')}</span>}
    </th>
    <td className="cifras">{importe}</td>
  </tr>
)
