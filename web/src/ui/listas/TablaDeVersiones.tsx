import type { Version } from '@catastro/domain/versiones'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { fechaYHora } from '../pagina/formato.ts'
import { Celda, Fila, Tabla } from './Tabla.tsx'

interface Props<V extends Version> {
  /** The last one first. */
  readonly versiones: readonly V[]
  readonly dice: (version: V) => string
  /** Puts what it said into the form: it is seen before it is saved, as one more version. */
  readonly alVolver: (version: V) => void
  /** What stands in place of the button of the first. */
  readonly deLaPrimera: string
}

/** Everything that something said, by whom and why, and the way back to it. */
export function TablaDeVersiones<V extends Version>({ versiones, dice, alVolver, deLaPrimera }: Props<V>) {
  return (
    <section aria-labelledby="versiones">
      <Typography variant="h2" id="versiones" sx={{ mb: 1 }}>
        Versiones
      </Typography>
      <Tabla nombre="Versiones" columnas={['Versión', 'Qué dice', 'Quién y cuándo', 'Motivo', 'Acciones']}>
        {versiones.map((una, i) => (
          <Fila key={una.version}>
            <Celda columna="Versión">{una.version === 0 ? 'Como vino' : una.version}</Celda>
            <Celda columna="Qué dice">{dice(una)}</Celda>
            <Celda columna="Quién y cuándo">{una.escritoEl && `${una.autor}, ${fechaYHora(una.escritoEl)}`}</Celda>
            <Celda columna="Motivo">{una.motivo}</Celda>
            <Celda columna="Acciones">
              {i === 0 ? (
                deLaPrimera
              ) : (
                <Button size="small" variant="outlined" onClick={() => alVolver(una)}>
                  Volver a esta versión
                </Button>
              )}
            </Celda>
          </Fila>
        ))}
      </Tabla>
    </section>
  )
}

export const vuelveA = (version: number) => (version === 0 ? 'Vuelve a lo que vino' : `Vuelve a la versión ${version}`)
