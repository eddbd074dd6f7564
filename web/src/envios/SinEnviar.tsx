import type { FormularioSinEnviar } from '@catastro/domain/inicio/llamadas'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { diferida } from '../red/cargaDiferida.ts'
import { main } from '../red/cliente.ts'
import { BareTextButton } from '../ui/botones/BareButton.tsx'
import { Panel } from '../ui/pagina/Panel.tsx'
import { ALTO_PARA_EL_DEDO, COLORES } from '../ui/theme.ts'
import { cuandoSeGuardo, SIN_ENVIAR } from './guardadosSinEnviar.ts'

// Home lists what was begun: the dialog and all that it needs come when something is to be deleted.
const ConfirmarBorrado = diferida(() => import('./ConfirmarBorrado.tsx'), 'ConfirmarBorrado')

/** What was begun and not sent, where one would begin it again. What does not come is no reason to stop anybody. */
export function SinEnviar() {
  const { data } = useQuery({ queryKey: SIN_ENVIAR, queryFn: () => main('GET /inicio/borradores') })
  return data && data.borradores.length > 0 ? <FormulariosSinEnviar borradores={data.borradores} /> : null
}

export function FormulariosSinEnviar({ borradores }: { borradores: readonly FormularioSinEnviar[] }) {
  const [aBorrar, setABorrar] = useState<FormularioSinEnviar | null>(null)
  return (
    <Lista aria-labelledby="sin-enviar">
      <Typography variant="h2" id="sin-enviar">
        Sin enviar
      </Typography>
      <ul>
        {borradores.map((borrador) => (
          <li key={borrador.clave}>
            <Link to={borrador.ruta}>{`Continuar: ${borrador.nombre}`}</Link>
            <small>{guardado(borrador)}</small>
            {!borrador.pagandose && (
              <BareTextButton
                type="button"
                aria-haspopup="dialog"
                onClick={() => setABorrar(borrador)}
                aria-label={`Borrar: ${borrador.nombre}`}
              >
                Borrar
              </BareTextButton>
            )}
          </li>
        ))}
      </ul>
      <Suspense>{aBorrar && <ConfirmarBorrado borrador={aBorrar} alCerrar={() => setABorrar(null)} />}</Suspense>
    </Lista>
  )
}

const guardado = ({ modificadoEl, pagandose }: FormularioSinEnviar) =>
  `Guardado ${cuandoSeGuardo(modificadoEl)}${pagandose ? ', con un pago en curso' : ''}`

const Lista = styled(Panel)({
  marginTop: 24,
  marginBottom: 24,
  maxWidth: 960,
  '& ul': { listStyle: 'none', margin: '8px 0 0', padding: 0 },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 24px',
    minHeight: ALTO_PARA_EL_DEDO,
    borderTop: `1px solid ${COLORES.linea}`,
  },
  '& li:first-of-type': { borderTop: 0 },
  '& li > a': { fontWeight: 600, padding: '10px 0' },
  '& small': { fontSize: '0.875rem', color: COLORES.textoTenue },
  '& button': { marginLeft: 'auto' },
})
