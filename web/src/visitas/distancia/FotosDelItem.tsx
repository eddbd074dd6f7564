import type { ItemADistancia } from '@catastro/domain/visitas/distancia'
import { FotosDeVisita } from '../FotosDeVisita.tsx'

/** An item's photos: those of now, and apart those that were asked for again. */
export function FotosDelItem({ item: { texto, fotos } }: { item: ItemADistancia }) {
  const previas = fotos.filter(({ actual }) => !actual)
  return (
    <>
      <FotosDeVisita fotos={fotos.filter(({ actual }) => actual)} de={texto} />
      {previas.length > 0 && (
        <details>
          <summary>Fotos anteriores ({previas.length})</summary>
          <FotosDeVisita fotos={previas} de={`${texto}, anteriores`} />
        </details>
      )}
    </>
  )
}
