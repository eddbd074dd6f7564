import { comoSePaga, comoSePagaElTimbrado } from '@catastro/domain/carpetas/mensajes'
import { estadosEscritos, TEXTOS } from '@catastro/domain/ciudad/claves'
import type { ClaveConfigurable } from '@catastro/domain/ciudad/configurables'
import { CORREOS, esClaveDeCorreo } from '@catastro/domain/ciudad/correos'
import { dondeSePaga } from '@catastro/domain/ciudad/dondeSePaga'
import { DEBAJO_DEL_TEXTO } from '@catastro/domain/ciudad/mensajes'
import { type ClaseConservada, NOMBRES_DE_CLASE } from '@catastro/domain/conservacion/clases'
import { redactarEjemplo, type TextoDeCorreo } from '@catastro/domain/notificaciones/textos'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { main } from '../red/cliente.ts'
import { configuracion } from '../red/configuracion.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Chip } from '../ui/pagina/Chip.tsx'
import { COLORES } from '../ui/theme.ts'
import { ConEsasFrases } from './ConEsasFrases.tsx'
import { ConEsasLeyendas } from './ConEsasLeyendas.tsx'
import { ConEsosTopes } from './ConEsosTopes.tsx'
import { colorEscrito } from './colorEscrito.ts'
import { CLAVE_DE_CONSERVACION } from './consultas.ts'
import { HojaEnChico } from './HojaEnChico.tsx'
import { direccionDeImagen } from './imagenes.ts'
import { Parrafos } from './Parrafos.tsx'
import { TablaDeConservacion } from './TablaDeConservacion.tsx'

/** Every field of every key by its name, with what is being typed in place of what is in force. */
type Dice = Readonly<Record<string, string>>

/** The two sentences that it stands in. */
function ConEsosPagos({ dice }: { dice: Dice }) {
  const { cuenta = '', titular = '', oficina = '', horario = '' } = dice
  const donde = dondeSePaga({ cuenta, titular, oficina, horario })
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ mb: 1 }}>{comoSePaga(donde, null)}.</Typography>
      <Typography>{comoSePagaElTimbrado(donde)}</Typography>
    </Box>
  )
}

/** How it would be seen: its own page of words, the paper, or the front page in small. */
export function VistaPrevia({ clave, dice }: { clave: ClaveConfigurable; dice: Dice }) {
  if (esClaveDeCorreo(clave)) return <ConEsasPalabras texto={CORREOS[clave]} dice={dice} />
  if (clave === 'conservacion') return <ConEsosDias dice={dice} />
  if (clave === 'certificados') return <ConEsasFrases dice={dice} />
  if (clave === 'leyendas') return <ConEsasLeyendas dice={dice} />
  if (clave === 'tamanos') return <ConEsosTopes dice={dice} />
  if (clave === 'pagos') return <ConEsosPagos dice={dice} />
  if (clave === 'estados') return <ConEsosNombres dice={dice} />
  if (TEXTOS.some((texto) => texto === clave)) return <Parrafos texto={dice[clave] ?? ''} />
  if (clave === 'colores') return <ConEsosColores dice={dice} />
  if (clave === 'identidad')
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <PortadaEnChico dice={dice} />
        <HojaEnChico dice={dice} titulo="Un documento" />
      </Box>
    )
  return <PortadaEnChico dice={dice} />
}

/** The front page and a paper in the main one; in the accent, what uses it. */
const ConEsosColores = ({ dice }: { dice: Dice }) => {
  const acento = colorEscrito(dice.acento, COLORES.acento)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PortadaEnChico dice={dice} />
      <Box sx={{ p: 2, background: COLORES.papel, borderLeft: `4px solid ${acento}` }}>
        <strong style={{ display: 'block', marginBottom: 12 }}>Espera por usted</strong>
        <Box component="span" sx={{ px: 3, py: 1, borderRadius: 1, color: COLORES.papel, background: acento }}>
          Pagar
        </Box>
      </Box>
      <HojaEnChico dice={dice} titulo="Un documento" />
    </Box>
  )
}

function PortadaEnChico({ dice }: { dice: Dice }) {
  const { portal, nombre, escudo, primario, saludo, bajada, foto, pie } = dice
  const color = colorEscrito(primario, COLORES.primario)
  return (
    <Box sx={{ border: `1px solid ${COLORES.linea}`, borderRadius: 1, overflow: 'hidden', background: COLORES.fondo }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 1.5, color: COLORES.papel, background: color }}>
        <img
          src={escudo ? direccionDeImagen(escudo) : (configuracion().ciudad.logo ?? './logo.svg')}
          alt=""
          width={40}
          height={40}
        />
        <Box sx={{ lineHeight: 1.2, minWidth: 0, overflowWrap: 'anywhere' }}>
          <strong style={{ display: 'block' }}>{portal}</strong>
          {nombre}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 2, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.2, mb: 1 }}>{saludo}</Typography>
          <Typography sx={{ color: 'text.secondary', mb: 2 }}>{bajada}</Typography>
          <Box component="span" sx={{ px: 3, py: 1, borderRadius: 1, color: COLORES.papel, background: color }}>
            Ingresar
          </Box>{' '}
          <Box component="span" sx={{ color, textDecoration: 'underline', ml: 2 }}>
            Un enlace
          </Box>
        </Box>
        {foto && (
          <img
            src={direccionDeImagen(foto)}
            alt=""
            style={{ flex: '1 1 200px', minWidth: 0, maxWidth: 320, aspectRatio: '7 / 4', objectFit: 'cover' }}
          />
        )}
      </Box>
      <Typography
        variant="body2"
        sx={{ p: 1.5, textAlign: 'center', color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {pie}
      </Typography>
    </Box>
  )
}

/** A mail to somebody made up. */
function ConEsasPalabras({ texto, dice: { asunto = '', cuerpo = '' } }: { texto: TextoDeCorreo; dice: Dice }) {
  const correo = redactarEjemplo(texto, { asunto, cuerpo })
  return (
    <Box
      sx={{
        ...{ border: `1px solid ${COLORES.linea}`, borderRadius: 1, p: 2, background: COLORES.papel },
        ...{ maxWidth: 600, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
      }}
    >
      <Typography sx={{ fontSize: '1.25rem', fontWeight: 700, mb: 2 }}>{correo.asunto}</Typography>
      <Typography sx={{ mb: 2 }}>{correo.parrafos.join('\n\n')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {DEBAJO_DEL_TEXTO}
      </Typography>
    </Box>
  )
}

/** Each state as it would be read, and what the help would say of it. */
const ConEsosNombres = ({ dice }: { dice: Dice }) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}>
    {estadosEscritos(dice).map(({ estado, nombre, significa }) => (
      <div key={estado}>
        <dt>
          <Chip tono="info" entero>
            {nombre}
          </Chip>
        </dt>
        <Box component="dd" sx={{ m: 0, mt: 0.5 }}>
          {significa}
        </Box>
      </div>
    ))}
  </Box>
)

const sonDias = (texto = '') => /^\d{1,5}$/.test(texto)

/** What would go with the days that are being typed, once they are what is done. */
function ConEsosDias({ dice }: { dice: Dice }) {
  const escritos = NOMBRES_DE_CLASE.filter((clase) => sonDias(dice[clase]))
  const dias = useDeferredValue(
    JSON.stringify(Object.fromEntries(escritos.map((clase) => [clase, Number(dice[clase])]))),
  )
  const { data, error, refetch } = useQuery({
    queryKey: [CLAVE_DE_CONSERVACION, dias],
    queryFn: async () => {
      const query: Partial<Record<ClaseConservada, number>> = JSON.parse(dias)
      return (await main('GET /conservacion', { query })).clases
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  if (error) return <FailedState error={error} alReintentar={refetch} />
  return <TablaDeConservacion clases={data} mientras={NOMBRES_DE_CLASE.length} />
}
