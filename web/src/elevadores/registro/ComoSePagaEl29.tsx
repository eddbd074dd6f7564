import { comoSePagaEl29 } from '@catastro/domain/elevadores/mensajes'
import { ConOficinas, dondeDiceLaCiudad } from '../../carpetas/ver/ComoSePaga.tsx'

/** Where the registration of a company is paid, and what until then. */
export const ComoSePagaEl29 = () => <ConOficinas texto={comoSePagaEl29(dondeDiceLaCiudad())} />
