import { enOracion } from '@catastro/domain/catalogos/enOracion'
import type { Tramite } from '@catastro/domain/tramites/llamadas'
import { loQueTarda, POCOS_CASOS } from '@catastro/domain/tramites/mensajes'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { COLORES } from '../ui/theme.ts'
import { importeDe } from './mensajes.ts'
import { VerEjemplo } from './VerEjemplo.tsx'

const Lista = styled('ul')({
  listStyle: 'none',
  margin: '4px 0 0',
  padding: 0,
  '& > li': { padding: '8px 0' },
  '& > li + li': { borderTop: `1px solid ${COLORES.linea}` },
  '& span': { display: 'block', fontSize: '0.875rem', color: COLORES.textoTenue },
})

interface Props {
  readonly tramite: Tramite
  /** How far down it stands in its page's headings. */
  readonly nivel: 'h2' | 'h3'
}

/** Papers, cost, usual time and signers of a procedure, each with its help. */
export function FichaDeTramite({ tramite: { papeles, formularios, costos, plazo, firman }, nivel }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Parte nivel={nivel} titulo="Papeles y datos">
        {papeles.map(({ texto, ayuda, obligatorio, ejemplo }) => (
          <li key={texto}>
            {texto}
            {!obligatorio && ' (si corresponde)'}
            {ayuda && <span>{ayuda}</span>}
            {ejemplo && <VerEjemplo ejemplo={ejemplo} />}
          </li>
        ))}
      </Parte>
      {formularios.length > 0 && (
        <Parte nivel={nivel} titulo="Formularios de esta carpeta">
          {formularios.map(({ codigo, nombre }) => (
            <li key={codigo}>{enOracion(nombre)}</li>
          ))}
        </Parte>
      )}
      <Parte nivel={nivel} titulo="Cuánto cuesta">
        {costos.map((costo) => (
          <Box
            component="li"
            key={costo.concepto}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}
          >
            {/* What explains it breaks its line before the amount leaves its side. */}
            <Box sx={{ flex: '1 1 12rem' }}>
              {costo.concepto}
              {costo.detalle && <span>{costo.detalle}</span>}
            </Box>
            <strong className="cifras">{importeDe(costo)}</strong>
          </Box>
        ))}
      </Parte>
      {plazo !== undefined && (
        <Parte nivel={nivel} titulo="Cuánto tarda">
          <li>{plazo ? loQueTarda(plazo) : POCOS_CASOS}</li>
        </Parte>
      )}
      <Parte nivel={nivel} titulo="Quién firma">
        {firman.map((quien) => (
          <li key={quien}>{quien}</li>
        ))}
      </Parte>
    </Box>
  )
}

const Parte = ({ titulo, nivel, children }: Pick<Props, 'nivel'> & { titulo: string; children: ReactNode }) => (
  <section>
    <Typography variant="h3" component={nivel}>
      {titulo}
    </Typography>
    <Lista>{children}</Lista>
  </section>
)
