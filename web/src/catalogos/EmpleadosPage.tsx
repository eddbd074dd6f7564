import { useState } from 'react'
import { IngresosRechazados } from '../acceso/avisos/IngresosRechazados.tsx'
import { INICIO } from '../acceso/direcciones.ts'
import { AccionesDeLista } from '../importaciones/AccionesDeLista.tsx'
import { main } from '../red/cliente.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { BuscarPorCuil } from '../ui/campos/BuscarPorCuil.tsx'
import { FormStack } from '../ui/campos/FormRow.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { Panel } from '../ui/pagina/Panel.tsx'
import { ANCHO_DE_FORMULARIO } from '../ui/theme.ts'
import { EmpleadoForm } from './EmpleadoForm.tsx'

/** Who works where, and as what. */
export function EmpleadosPage() {
  // A new search box for the next employee: saving clears the form and the selection.
  const [cuantos, setCuantos] = useState(0)
  return (
    <>
      <PageTitle
        volverA={INICIO.enlace()}
        accion={<AccionesDeLista lista="empleados" />}
        bajada="Busque a una persona por su CUIL para darle una oficina y sus roles. Lo que cambie vale desde su próximo pedido."
      >
        Empleados
      </PageTitle>
      <Panel style={{ maxWidth: ANCHO_DE_FORMULARIO }}>
        <UnEmpleado key={cuantos} alGuardar={() => setCuantos(cuantos + 1)} />
      </Panel>
      <IngresosRechazados />
    </>
  )
}

function UnEmpleado({ alGuardar }: { alGuardar: () => void }) {
  const busqueda = useEscritura({
    mutationFn: async (cuil: string) => ({
      cuil,
      ...(await main('GET /catastroEmpleados/empleadoOficina', { query: { cuil } })).empleadoCatastro,
    }),
  })
  return (
    <FormStack>
      <BuscarPorCuil
        label="CUIL del empleado"
        boton="Buscar"
        ocupado={busqueda.isPending}
        fallo={busqueda.error}
        alBuscar={busqueda.mutate}
        alCambiar={busqueda.reset}
      />
      {busqueda.data && <EmpleadoForm key={busqueda.data.cuil} empleado={busqueda.data} alGuardar={alGuardar} />}
    </FormStack>
  )
}
