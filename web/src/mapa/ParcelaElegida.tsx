import type { ParcelaDelMapa } from '@catastro/domain/mapa/llamadas'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router'
import { SeguirObras } from '../obras/SeguirObras.tsx'
import { FICHA_DE_PADRON } from '../padron/direcciones.ts'
import { TituloConFoco } from '../plano/TituloConFoco.tsx'
import { Ficha } from '../ui/pagina/Ficha.tsx'
import { Panel } from '../ui/pagina/Panel.tsx'

interface Props {
  readonly parcela: ParcelaDelMapa
  readonly alVerManzana: (idManzana: number) => void
  /** To the other results, where there are. */
  readonly alVolver?: () => void
}

export function ParcelaElegida({ parcela: p, alVerManzana, alVolver }: Props) {
  return (
    <Panel>
      <TituloConFoco>{p.domicilio || `Parcela ${p.parcela}`}</TituloConFoco>
      <Ficha
        datos={[
          { nombre: 'Padrón', valor: p.padron ?? 'Sin padrón' },
          { nombre: 'Sección', valor: p.seccion },
          { nombre: 'Manzana', valor: p.manzana },
          { nombre: 'Parcela', valor: p.parcela },
        ]}
      />
      <Stack spacing={1} sx={{ mt: 2 }}>
        {p.padron !== null && (
          <Button component={Link} to={FICHA_DE_PADRON.enlace(p.padron)} variant="contained">
            Ver la ficha del padrón
          </Button>
        )}
        <Button variant="outlined" onClick={() => alVerManzana(p.idManzana)}>
          Ver su manzana
        </Button>
        <SeguirObras key={p.idParcela} lugar={{ idParcela: p.idParcela }} />
        {alVolver && <Button onClick={alVolver}>Volver a los resultados</Button>}
      </Stack>
    </Panel>
  )
}
