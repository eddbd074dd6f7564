import { diaDeCalendario } from '../../ui/pagina/formato.ts'

interface Props {
  readonly desde: string
  /** Null for whoever still is. */
  readonly hasta: string | null
}

export const FechasDeVigencia = ({ desde, hasta }: Props) => (
  <span style={{ whiteSpace: 'nowrap' }}>
    {hasta === null
      ? `Desde el ${diaDeCalendario(desde)}`
      : `Del ${diaDeCalendario(desde)} al ${diaDeCalendario(hasta)}`}
  </span>
)
