import { PRECIO_POR_CONFIRMAR } from '@catastro/domain/catalogos/mensajes'
import { Notice } from '../ui/avisos/Notice.tsx'
import { Chip } from '../ui/pagina/Chip.tsx'
import { importeParaEditar, pesos } from '../ui/pagina/formato.ts'

/** Beside a price that is the seed's, and not yet the city's. */
export const PorConfirmar = ({ falta }: { falta: boolean }) => falta && <Chip tono="atencion">Por confirmar</Chip>

/** Over a list with some of those: what that means, and how it ends. */
export const AvisoPorConfirmar = ({
  precios,
}: {
  precios: readonly { readonly porConfirmar: boolean }[] | undefined
}) =>
  precios?.some(({ porConfirmar }) => porConfirmar) && (
    <Notice>
      {PRECIO_POR_CONFIRMAR}: con lo que dice «Por confirmar» no se cobra, y quien lo necesita lo lee en su formulario.
      Para confirmar, edite cada uno y escriba lo que vale: al lado está el ejemplo con que empieza el portal.
    </Notice>
  )

/** What a field of it begins with: of an example, nothing, and the example beside it. */
export function importeInicial(precio: { readonly porConfirmar: boolean } | null, valor: number | undefined) {
  return precio?.porConfirmar ? '' : importeParaEditar(valor)
}
export const ejemploDe = (precio: { readonly porConfirmar: boolean } | null, valor: number | undefined) =>
  precio?.porConfirmar && valor !== undefined ? { help: `Ejemplo, sin confirmar: ${pesos(valor)}` } : {}
