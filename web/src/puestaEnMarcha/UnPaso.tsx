import { PASOS, type SituacionDePaso } from '@catastro/domain/puestaEnMarcha/pasos'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { Chip } from '../ui/pagina/Chip.tsx'
import { fechaYHora } from '../ui/pagina/formato.ts'
import { Panel } from '../ui/pagina/Panel.tsx'
import type { Tono } from '../ui/theme.ts'
import { DejarDeLado } from './DejarDeLado.tsx'
import { ENLACES } from './enlaces.ts'
import { ProbarPaso } from './ProbarPaso.tsx'
import type { Paso } from './paso.ts'

const SITUACION: Readonly<Record<SituacionDePaso, { readonly texto: string; readonly tono: Tono }>> = {
  HECHO: { texto: 'Hecho', tono: 'bien' },
  FALTA: { texto: 'Falta', tono: 'atencion' },
  SIN_USAR: { texto: 'No se usa', tono: 'neutro' },
}

export function UnPaso({ paso: dado, numero }: { readonly paso: Paso; readonly numero: number }) {
  const { paso, situacion, detalle, sinUsar } = dado
  const { titulo, como, ...resto } = PASOS[paso]
  const id = `paso-${paso}`
  const { texto, tono } = SITUACION[situacion]
  return (
    <Panel as="li" aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography variant="h2" id={id}>
          {numero}. {titulo}
        </Typography>
        <Chip tono={tono}>{texto}</Chip>
      </Box>
      <Typography>{detalle}.</Typography>
      <Typography color="text.secondary">{como}</Typography>
      {'ajustes' in resto && situacion !== 'HECHO' && (
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          Ajustes: {resto.ajustes.join(', ')}.
        </Typography>
      )}
      {sinUsar && situacion === 'SIN_USAR' && (
        <Typography sx={{ mt: 1 }}>
          {sinUsar.dichoPor ?? 'Alguien'}, el {fechaYHora(sinUsar.dichoEl)}: {sinUsar.motivo}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1.5 }}>
        {ENLACES[paso].map((enlace) => (
          <Link key={enlace.a} to={enlace.a}>
            {enlace.texto}
          </Link>
        ))}
      </Box>
      <ProbarPaso paso={paso} prueba={dado.prueba} />
      {situacion !== 'HECHO' && <DejarDeLado paso={paso} sinUsar={sinUsar !== null} />}
    </Panel>
  )
}
