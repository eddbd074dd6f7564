import { ES_DE_ESTE_INMUEBLE, SIN_VER_EL_INMUEBLE } from '@catastro/domain/libreDeuda/mensajes'
import { PADRON_NO_EXISTE } from '@catastro/domain/padron/mensajes'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { textoDelDomicilio } from '../padron/domicilio/textoDelDomicilio.ts'
import { useDatosDelPadron } from '../padron/ficha/useDatosDelPadron.ts'
import { ErrorDeLlamada } from '../red/errorDeLlamada.ts'
import type { RespuestaDe } from '../red/llamadas.ts'
import { Notice } from '../ui/avisos/Notice.tsx'
import { Ficha } from '../ui/pagina/Ficha.tsx'
import { cuilConGuiones } from '../ui/pagina/formato.ts'

/** A number that is half typed is somebody else's property: it is looked up once the typing rests. */
const REPOSO_MS = 500

/** Whose a padron is, and which property, before it is paid for. `valido`: it is whole, as far as its form says. */
export function useInmueble(padron: string, valido: boolean) {
  const [quieto, setQuieto] = useState('')
  useEffect(() => {
    const reloj = setTimeout(() => setQuieto(padron), REPOSO_MS)
    return () => clearTimeout(reloj)
  }, [padron])
  const escribiendo = quieto !== padron
  const { data, error, isFetching } = useDatosDelPadron(padron, valido && !escribiendo)
  return {
    ficha: valido ? data : undefined,
    error: valido ? error : null,
    buscando: valido && (escribiendo || isFetching),
  }
}

type DelInmueble = RespuestaDe<'main', 'GET /padron/ficha/{padron}'>['ficha']

/** In a line, beside what pays for it: whatever the rest is scrolled to. */
export const DeQueInmueble = ({ padron, ficha: { apeynom, domicilios } }: { padron: string; ficha: DelInmueble }) => (
  <Typography variant="body2" sx={{ flex: '1 1 240px', pl: 1, overflowWrap: 'anywhere' }}>
    {[`Padrón ${padron}`, apeynom, ...domicilios.slice(0, 1).map(textoDelDomicilio)].join(' · ')}
  </Typography>
)

/** What is masked came masked from the server. */
export function InmuebleDelPedido({ ficha, error, buscando }: ReturnType<typeof useInmueble>) {
  return (
    <div role="status">
      {buscando && <Typography sx={{ color: 'text.secondary' }}>Buscando el inmueble…</Typography>}
      {!buscando && ficha && <DeQuienEs ficha={ficha} />}
      {!buscando && error && (
        <Notice tono="atencion">
          {error instanceof ErrorDeLlamada && error.status === 404 ? PADRON_NO_EXISTE : SIN_VER_EL_INMUEBLE}
        </Notice>
      )}
    </div>
  )
}

const DeQuienEs = ({ ficha: { apeynom, cuit, dni, domicilios } }: { ficha: DelInmueble }) => (
  <>
    <Typography sx={{ mb: 1 }}>{ES_DE_ESTE_INMUEBLE}</Typography>
    <Ficha
      datos={[
        { nombre: 'Titular', valor: apeynom },
        { nombre: cuit ? 'CUIT' : 'DNI', valor: cuit ? cuilConGuiones(cuit) : dni },
        {
          nombre: 'Domicilio',
          valor: domicilios.map(textoDelDomicilio).join('; ') || 'Sin domicilio registrado',
          ancho: true,
        },
      ]}
    />
  </>
)
