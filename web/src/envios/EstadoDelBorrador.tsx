import CloudDone from '@mui/icons-material/CloudDone'
import CloudOff from '@mui/icons-material/CloudOff'
import CloudSync from '@mui/icons-material/CloudSync'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { fechaYHora } from '../ui/pagina/formato.ts'
import { COLORES, TONOS } from '../ui/theme.ts'
import type { SituacionDelBorrador } from './BorradorEnServidor.ts'
import type { Borrador } from './useBorrador.ts'

const AVISOS: Partial<Record<SituacionDelBorrador, { readonly icono: ReactNode; readonly texto: string }>> = {
  guardando: { icono: <CloudSync fontSize="small" />, texto: 'Guardando…' },
  guardado: { icono: <CloudDone fontSize="small" />, texto: 'Guardado' },
  sinConexion: { icono: <CloudOff fontSize="small" />, texto: 'Sin conexión: guardado en este equipo' },
  rechazado: { icono: <CloudOff fontSize="small" />, texto: 'Guardado solo en este equipo.' },
}

/** What is to be known at once, wherever in the form one is. */
const SIN_GUARDAR: readonly SituacionDelBorrador[] = ['sinConexion', 'rechazado']

/** How the draft of the form above stands. On a phone, where it would lie on the answers, only what is wrong stays in sight. */
export function EstadoDelBorrador({ borrador, sobreBarra = false }: { borrador: Borrador; sobreBarra?: boolean }) {
  const { situacion, motivo, ajeno } = borrador.estado
  if (ajeno) return <DosVersiones borrador={borrador} modificadoEl={ajeno.modificadoEl} sobreBarra={sobreBarra} />
  const aviso = AVISOS[situacion]
  return (
    <Abajo siempre={SIN_GUARDAR.includes(situacion)} sobreBarra={sobreBarra}>
      <Box
        role="status"
        sx={{
          display: aviso ? 'inline-flex' : 'none',
          alignItems: 'center',
          gap: 1,
          px: 1.5,
          py: 0.5,
          border: `1px solid ${COLORES.linea}`,
          borderRadius: 4,
          background: COLORES.papel,
          color: 'text.secondary',
          fontSize: '0.875rem',
        }}
      >
        {aviso?.icono}
        {/* Said once when it is done, and not with every pause. */}
        <span aria-hidden={situacion === 'guardando'}>
          {aviso?.texto} {motivo}
        </span>
      </Box>
    </Abajo>
  )
}

/** As high as the bar of a form in steps is (`CamposEnPasos`), where it stays below. */
const BARRA = 128

const Abajo = ({
  siempre = true,
  sobreBarra,
  children,
}: {
  siempre?: boolean
  sobreBarra: boolean
  children: ReactNode
}) => (
  <Box
    className="no-imprimir"
    sx={{
      position: { xs: siempre ? 'sticky' : 'static', sm: 'sticky' },
      minHeight: 32,
      // Beside it stands what is kept in sight.
      ...(sobreBarra && { maxWidth: { lg: 'calc(100% - 344px)' } }),
      bottom: sobreBarra ? { xs: BARRA, lg: 12 } : 12,
      zIndex: 2,
      mt: 2,
      textAlign: 'right',
      pointerEvents: 'none',
    }}
  >
    {children}
  </Box>
)

/** Another device wrote it too: the person says which one holds. */
function DosVersiones({
  borrador,
  modificadoEl,
  sobreBarra,
}: {
  borrador: Borrador
  modificadoEl: string | null
  sobreBarra: boolean
}) {
  const { texto: color, fondo: background } = TONOS.atencion
  return (
    <Abajo sobreBarra={sobreBarra}>
      <Box
        role="alert"
        sx={{ p: 2, borderRadius: 1, textAlign: 'left', pointerEvents: 'auto', color, background, boxShadow: 3 }}
      >
        <strong>Este formulario se cambió en otro equipo o en otra pestaña</strong>
        {modificadoEl
          ? ` el ${fechaYHora(modificadoEl)}. Elija con qué sigue: nada se pierde hasta que elija.`
          : ': allí ya se envió o se descartó. Lo que escribió aquí todavía está.'}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <Button variant="contained" size="small" onClick={borrador.quedarseConLoDeAqui}>
            Seguir con lo de este equipo
          </Button>
          <Button variant="outlined" size="small" onClick={borrador.usarLoAjeno}>
            {modificadoEl ? 'Traer lo del otro equipo' : 'Empezar de nuevo'}
          </Button>
        </Box>
      </Box>
    </Abajo>
  )
}
