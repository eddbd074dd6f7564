import { entreLlaves, type TextoDeCorreo } from '@catastro/domain/notificaciones/textos'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

/** What the words of a mail may name, and what they must. */
export function CamposDeCorreo({ texto }: { texto: TextoDeCorreo }) {
  const campos = Object.entries(texto.campos)
  return (
    <section aria-labelledby="campos-del-correo">
      <Typography variant="h2" id="campos-del-correo" sx={{ fontSize: '1rem' }}>
        Campos que puede nombrar
      </Typography>
      <Box component="ul" sx={{ my: 1, pl: 3, overflowWrap: 'anywhere' }}>
        {campos.map(([nombre, { que, ejemplo, obligatorio }]) => (
          <li key={nombre}>
            <code>{entreLlaves(nombre)}</code>: {que}. Por ejemplo, «{ejemplo}».
            {obligatorio && <strong> Obligatorio, en el asunto o en el texto.</strong>}
          </li>
        ))}
      </Box>
    </section>
  )
}
