import { type ClaveDeLaCiudad, camposDe } from '@catastro/domain/ciudad/claves'
import type { VersionGuardada } from '@catastro/domain/ciudad/llamadas'
import { enDiasGuardado } from '@catastro/domain/conservacion/mensajes'
import { TablaDeVersiones } from '../ui/listas/TablaDeVersiones.tsx'

interface Props {
  readonly clave: ClaveDeLaCiudad
  readonly versiones: readonly VersionGuardada[]
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

export const VersionesAnteriores = ({ clave, ...versiones }: Props) => (
  <TablaDeVersiones {...versiones} dice={({ valor }) => loQueDice(clave, valor)} />
)
