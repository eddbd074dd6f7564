import { type ClaveDeLaCiudad, camposDe } from '@catastro/domain/ciudad/claves'
import type { VersionGuardada } from '@catastro/domain/ciudad/llamadas'
import { enDiasGuardado } from '@catastro/domain/conservacion/mensajes'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { fechaYHora } from '../ui/pagina/formato.ts'

interface Props {
  readonly clave: ClaveDeLaCiudad
  readonly versiones: readonly VersionGuardada[]
  /** Puts what it said into the form: it is seen before it is saved, as one more version. */
  readonly alVolver: (version: VersionGuardada) => void
}

const LARGO = 120
const resumido = (texto: string) => (texto.length > LARGO ? `${texto.slice(0, LARGO)}…` : texto)

const loQueDice = (clave: ClaveDeLaCiudad, valor: VersionGuardada['valor']) =>
  camposDe(clave)
    .flatMap(([nombre, { tipo, etiqueta }]) => {
      const dice = valor[nombre]
      if (!dice) return []
      if (tipo === 'dias') return [`${etiqueta}: ${enDiasGuardado(Number(dice)).toLowerCase()}`]
      return [tipo === 'imagen' ? 'con imagen' : resumido(dice)]
    })
    .join(' · ')

export function VersionesAnteriores({ clave, versiones, alVolver }: Props) {
  return (
    <section aria-labelledby="versiones">
      <Typography variant="h2" id="versiones" sx={{ mb: 1 }}>
        Versiones
      </Typography>
      <Tabla nombre="Versiones" columnas={['Versión', 'Qué dice', 'Quién y cuándo', 'Motivo', 'Acciones']}>
        {versiones.map((una, i) => (
          <Fila key={una.version}>
            <Celda columna="Versión">{una.version === 0 ? 'Como vino' : una.version}</Celda>
            <Celda columna="Qué dice">{loQueDice(clave, una.valor)}</Celda>
            <Celda columna="Quién y cuándo">{una.escritoEl && `${una.autor}, ${fechaYHora(una.escritoEl)}`}</Celda>
            <Celda columna="Motivo">{una.motivo}</Celda>
            <Celda columna="Acciones">
              {i === 0 ? (
                'En vigor'
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
