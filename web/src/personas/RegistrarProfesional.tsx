import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { main } from '../red/cliente.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { BuscarPorCuil } from '../ui/campos/BuscarPorCuil.tsx'
import { FormStack } from '../ui/campos/FormRow.tsx'
import { Panel } from '../ui/pagina/Panel.tsx'
import { ANCHO_DE_FORMULARIO } from '../ui/theme.ts'
import { ColegioModal } from './ColegioModal.tsx'
import { ProfesionalNuevo } from './ProfesionalNuevo.tsx'
import { ProfesionModal } from './ProfesionModal.tsx'
import { UniversidadModal } from './UniversidadModal.tsx'

type Agregando = 'colegio' | 'profesion' | 'universidad'

/** A person by CUIL, with profession, university and licence; and, beside it, what may be missing from those lists. */
export function RegistrarProfesional() {
  const [cuantos, setCuantos] = useState(0)
  const [agregando, setAgregando] = useState<Agregando | null>(null)
  const cerrar = () => setAgregando(null)
  return (
    <Panel aria-labelledby="registrar" style={{ maxWidth: ANCHO_DE_FORMULARIO, marginBottom: 32 }}>
      <Typography variant="h2" id="registrar" sx={{ mb: 2 }}>
        Registrar profesional
      </Typography>
      <PorCuil key={cuantos} alAgregar={() => setCuantos(cuantos + 1)} />
      <Typography sx={{ mt: 3, mb: 1, color: 'text.secondary' }}>¿Falta en las listas?</Typography>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button size="small" variant="outlined" onClick={() => setAgregando('colegio')}>
          Agregar colegio
        </Button>
        <Button size="small" variant="outlined" onClick={() => setAgregando('profesion')}>
          Agregar profesión
        </Button>
        <Button size="small" variant="outlined" onClick={() => setAgregando('universidad')}>
          Agregar universidad
        </Button>
      </div>
      {agregando === 'colegio' && <ColegioModal colegio={null} alCerrar={cerrar} />}
      {agregando === 'profesion' && <ProfesionModal profesion={null} alCerrar={cerrar} />}
      {agregando === 'universidad' && <UniversidadModal universidad={null} alCerrar={cerrar} />}
    </Panel>
  )
}

function PorCuil({ alAgregar }: { alAgregar: () => void }) {
  const verificar = useEscritura({
    mutationFn: async (cuil: string) =>
      (await main('GET /profesionales/verificarProfesional', { query: { cuil } })).personaCatastro2,
  })
  return (
    <FormStack>
      <BuscarPorCuil
        label="CUIL del profesional"
        boton="Buscar"
        ocupado={verificar.isPending}
        fallo={verificar.error}
        alBuscar={verificar.mutate}
        alCambiar={verificar.reset}
      />
      {verificar.data && (
        <ProfesionalNuevo key={verificar.data.idPersona} persona={verificar.data} alAgregar={alAgregar} />
      )}
    </FormStack>
  )
}
