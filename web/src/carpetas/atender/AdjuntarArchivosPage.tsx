import { useState } from 'react'
import { Navigate } from 'react-router'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { CarpetaDeLaDireccion } from '../abierta/CarpetaDeLaDireccion.tsx'
import { useCola } from '../cola.ts'
import { ATENDER, MESA_DE_ENTRADAS } from '../direcciones.ts'
import type { RespuestasDe } from '../leer/LectorDeCarpeta.tsx'
import { CarpetaFresca } from '../ver/CarpetaFresca.tsx'
import { Escritorio } from './Escritorio.tsx'

/** Where staff read a folder, and receive, observe and move it, one after another. */
export function AdjuntarArchivosPage({ Respuestas }: { Respuestas: RespuestasDe }) {
  const cola = useCola()
  const [vuelta, setVuelta] = useState(0)
  return (
    <CarpetaDeLaDireccion
      a={ATENDER}
      lugar="datosCarpeta"
      sinCarpeta={<Navigate to={MESA_DE_ENTRADAS.enlace()} replace />}
    >
      {(idCarpeta) => (
        <CarpetaFresca
          idCarpeta={idCarpeta}
          lugar="datosCarpeta"
          titulo={<PageTitle volverA={-1}>{`Carpeta ${idCarpeta}`}</PageTitle>}
        >
          {(carpeta) => (
            <Escritorio
              key={vuelta}
              carpeta={carpeta}
              cola={cola}
              Respuestas={Respuestas}
              alSeguir={() => setVuelta(vuelta + 1)}
            />
          )}
        </CarpetaFresca>
      )}
    </CarpetaDeLaDireccion>
  )
}
