import { diaDeCalendario } from '../../ui/formato.ts'

interface Props {
  readonly desde: string
  /** Null for whoever still is. */
  readonly hasta: string | null
}

export const Desde = ({ desde, hasta }: Props) => (
  <span style={{ whiteSpace: 'nowrap' }}>
    {hasta === null
      ? `Desde el ${diaDeCalendario(desde)}`
      : `Del ${diaDeCalendario(desde)} al ${diaDeCalendario(hasta)}`}
  </span>
)
