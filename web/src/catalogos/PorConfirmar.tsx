import { PRECIO_POR_CONFIRMAR } from '@catastro/domain/catalogos/mensajes'
import { Link } from 'react-router'
import { useAdministra } from '../acceso/permisos.ts'
import { Notice } from '../ui/avisos/Notice.tsx'
import { Chip } from '../ui/pagina/Chip.tsx'
import { importeParaEditar, pesos } from '../ui/pagina/formato.ts'
import { PRECIOS } from './direcciones.ts'
import { TITULO_DE_PRECIOS } from './mensajes.ts'

interface Precio {
  readonly porConfirmar: boolean
}

/** Beside a price that is the seed's, and not yet the city's. */
export const PorConfirmar = ({ falta }: { falta: boolean }) => falta && <Chip tono="atencion">Por confirmar</Chip>

/** Over a list with some of those: what that means, and how it ends. */
export function AvisoPorConfirmar({ precios }: { precios: readonly Precio[] | undefined }) {
  const administra = useAdministra()
  return (
    precios?.some(({ porConfirmar }) => porConfirmar) && (
      <Notice>
        {PRECIO_POR_CONFIRMAR}: con lo que dice «Por confirmar» no se cobra, y quien lo necesita lo lee en su
        formulario. Para confirmar, edite cada uno y escriba lo que vale: al lado está el ejemplo con que empieza el
        portal.
        {administra && (
          <>
            {' '}
            <Link to={PRECIOS.enlace()}>{TITULO_DE_PRECIOS}</Link>
          </>
        )}
      </Notice>
    )
  )
}

/** What a field of it begins with: of an example, nothing, and the example beside it. */
export function importeInicial(precio: Precio | null, valor: number | undefined) {
  return precio?.porConfirmar ? '' : importeParaEditar(valor)
}
export const ejemploDe = (precio: Precio | null, valor: number | undefined) =>
  precio?.porConfirmar && valor !== undefined ? { help: `Ejemplo, sin confirmar: ${pesos(valor)}` } : {}
