import { type ClaveDeLaCiudad, TEXTOS } from '@catastro/domain/ciudad/claves'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { configuracion } from '../red/configuracion.ts'
import { COLORES } from '../ui/theme.ts'
import { direccionDeImagen } from './imagenes.ts'
import { Parrafos } from './Parrafos.tsx'

/** Every field of every key by its name, with what is being typed in place of what is in force. */
type Dice = Readonly<Record<string, string>>

const esColor = (texto = '') => /^#[0-9a-f]{6}$/i.test(texto)

/** How it would be seen: its own page of words, or the front page in small. */
export function VistaPrevia({ clave, dice }: { clave: ClaveDeLaCiudad; dice: Dice }) {
  if (TEXTOS.some((texto) => texto === clave)) return <Parrafos texto={dice[clave] ?? ''} />
  const { nombre, escudo, primario, saludo, bajada, foto, pie } = dice
  const color = esColor(primario) ? primario : COLORES.primario
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
          <strong style={{ display: 'block' }}>Catastro</strong>
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
