import type { PadronDelRegistro } from '@catastro/domain/padron/llamadas'
import { ES_INFORMATIVO } from '@catastro/domain/padron/mensajes'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { configuracion } from '../../red/configuracion.ts'
import { useSesion } from '../../red/sesion.ts'
import { Ficha } from '../../ui/pagina/Ficha.tsx'
import { fechaYHora } from '../../ui/pagina/formato.ts'
import { textoDelDomicilio } from '../domicilio/textoDelDomicilio.ts'

/** The certificate as it is printed from the screen: what is already there, asking nothing of the server. */
export function HojaDePadron({ padron: p, hecha }: { padron: PadronDelRegistro; hecha: string }) {
  const usuario = useSesion((sesion) => sesion.usuario)
  const domicilio =
    p.calle && textoDelDomicilio({ calle: p.calle, NroPuerta: p.numero, Piso: p.piso, Departamento: p.dpto })
  return (
    <article aria-label="Certificado">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', mb: 3 }}>
        <span>
          <strong style={{ display: 'block' }}>{configuracion().ciudad.nombre}</strong>
          Dirección de Catastro
        </span>
        <span>{fechaYHora(hecha)}</span>
      </Box>
      <Typography variant="h2" component="h3" sx={{ mb: 2, color: 'primary.main' }}>
        Certificado de padrón
      </Typography>
      <Ficha
        datos={[
          { nombre: 'Padrón municipal', valor: p.padronm },
          { nombre: 'Padrón provincial', valor: p.padronp },
          { nombre: 'Titular', valor: p.apeynom, ancho: true },
          { nombre: 'Domicilio', valor: domicilio || 'Sin domicilio registrado', ancho: true },
          { nombre: 'Solicitado por', valor: `${usuario?.apellido_persona} ${usuario?.nombre_persona}`, ancho: true },
        ]}
      />
      <Typography sx={{ mt: 3, color: 'text.secondary' }}>{ES_INFORMATIVO}</Typography>
    </article>
  )
}
