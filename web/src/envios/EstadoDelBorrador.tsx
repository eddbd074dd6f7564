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
export function EstadoDelBorrador({ borrador }: { borrador: Borrador }) {
  const { situacion, motivo, ajeno } = borrador.estado
  if (ajeno) return <DosVersiones borrador={borrador} modificadoEl={ajeno.modificadoEl} />
  const aviso = AVISOS[situacion]
  return (
    <Abajo siempre={SIN_GUARDAR.includes(situacion)}>
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

const Abajo = ({ siempre = true, children }: { siempre?: boolean; children: ReactNode }) => (
  <Box
    className="no-imprimir"
    sx={{
      position: { xs: siempre ? 'sticky' : 'static', sm: 'sticky' },
      minHeight: 32,
      bottom: 12,
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
function DosVersiones({ borrador, modificadoEl }: { borrador: Borrador; modificadoEl: string | null }) {
  const { texto: color, fondo: background } = TONOS.atencion
  return (
    <Abajo>
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
