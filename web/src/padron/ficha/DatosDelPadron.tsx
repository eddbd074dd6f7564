import type { DomicilioDePadron } from '@catastro/domain/padron/llamadas'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { RespuestaDe } from '../../red/llamadas.ts'
import { Ficha } from '../../ui/pagina/Ficha.tsx'
import { cuilConGuiones } from '../../ui/pagina/formato.ts'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { textoDelDomicilio } from '../domicilio/textoDelDomicilio.ts'

type DatosDeFicha = RespuestaDe<'main', 'GET /padron/ficha/{padron}'>['ficha']

/** Holder, numbers and addresses. What is masked came masked from the server. */
export function DatosDelPadron({ ficha }: { ficha: DatosDeFicha }) {
  const varios = ficha.domicilios.length > 1
  return (
    <Panel aria-label="El inmueble">
      <Ficha
        datos={[
          { nombre: 'Titular', valor: ficha.apeynom, ancho: 'enTelefono' },
          { nombre: 'DNI', valor: ficha.dni },
          { nombre: 'CUIT', valor: ficha.cuit && cuilConGuiones(ficha.cuit) },
          { nombre: 'Padrón provincial', valor: ficha.padronp },
        ]}
      />
      <Typography variant="h2" sx={{ mt: 3, mb: 1.5 }}>
        {varios ? 'Domicilios' : 'Domicilio'}
      </Typography>
      {ficha.domicilios.length === 0 && <Typography>Sin domicilio registrado</Typography>}
      {ficha.domicilios.map((domicilio) => (
        <UnDomicilio key={domicilio.idDomicilio} domicilio={domicilio} />
      ))}
    </Panel>
  )
}

function UnDomicilio({ domicilio: d }: { domicilio: DomicilioDePadron }) {
  return (
    <Box sx={{ '& + &': { mt: 3 } }}>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{textoDelDomicilio(d)}</Typography>
      <Ficha
        datos={[
          { nombre: 'Sección', valor: d.Seccion },
          { nombre: 'Manzana', valor: d.Manzana },
          { nombre: 'Parcela', valor: d.Parcela },
          { nombre: 'Distrito', valor: d.Distrito },
          { nombre: 'Dominio', valor: d.Dominio },
        ]}
      />
    </Box>
  )
}
