import { SIN_OFICINA } from '@catastro/domain/catalogos/mensajes'
import Button from '@mui/material/Button'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { SoloLectura } from '../acceso/avisos/SoloLectura.tsx'
import { useMantiene } from '../acceso/permisos.ts'
import { erroresEnCampos } from '../envios/rechazo.ts'
import { main } from '../red/cliente.ts'
import { idDelUsuario } from '../red/sesion.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../ui/avisos/avisos.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { BuscarPorCuil } from '../ui/campos/BuscarPorCuil.tsx'
import { FormRow, FormStack } from '../ui/campos/FormRow.tsx'
import { SelectInput } from '../ui/campos/SelectInput.tsx'
import { TextInput } from '../ui/campos/TextInput.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { Panel } from '../ui/pagina/Panel.tsx'
import { ANCHO_DE_FORMULARIO } from '../ui/theme.ts'
import { useOficinasHabilitadas, useReleer } from './consultas.ts'
import { INSPECTORES } from './direcciones.ts'
import { opciones } from './opciones.ts'
import { ESPERA_MS } from './referencia/ModalDeFicha.tsx'

/** An employee is looked up by CUIL, given an office, and becomes an inspector. */
export function AgregarInspectorPage() {
  const mantiene = useMantiene()
  const verificar = useEscritura({
    mutationFn: async (cuil: string) => (await main('GET /inspectores/verificarEmpleado', { query: { cuil } })).persona,
  })
  return (
    <>
      <PageTitle volverA={INSPECTORES.enlace()}>Agregar inspector</PageTitle>
      <SoloLectura />
      {mantiene && (
        <Panel style={{ maxWidth: ANCHO_DE_FORMULARIO }}>
          <FormStack>
            <BuscarPorCuil
              label="CUIL del empleado"
              boton="Consultar"
              ocupado={verificar.isPending}
              fallo={verificar.error}
              alBuscar={verificar.mutate}
              alCambiar={verificar.reset}
            />
            {verificar.data && <ConOficina key={verificar.data.idPersona} persona={verificar.data} />}
          </FormStack>
        </Panel>
      )}
    </>
  )
}

interface Persona {
  readonly idPersona: number
  readonly nombre_persona: string
  readonly apellido_persona: string
}

function ConOficina({ persona }: { persona: Persona }) {
  const navigate = useNavigate()
  const releer = useReleer('inspectores')
  const oficinas = useOficinasHabilitadas()
  const [oficina, setOficina] = useState('')
  const [error, setError] = useState<string>()
  const agregar = useEscritura({
    mutationFn: () =>
      main('POST /inspectores/agregarInspector', {
        json: { Oficina: oficina, idPersona: persona.idPersona, usrmod: idDelUsuario() },
      }),
    onSuccess: ({ message }) => {
      avisar(message)
      releer()
    },
    onError: (error) => setError(erroresEnCampos(error, ['Oficina'])[0]?.texto),
  })
  const { isSuccess } = agregar
  useEffect(() => {
    if (!isSuccess) return
    const reloj = setTimeout(() => navigate(INSPECTORES.enlace()), ESPERA_MS)
    return () => clearTimeout(reloj)
  }, [isSuccess, navigate])

  const enviar = (evento: FormEvent) => {
    evento.preventDefault()
    setError(oficina === '' ? SIN_OFICINA : undefined)
    if (oficina !== '' && agregar.isIdle) agregar.mutate()
    else if (oficina !== '' && agregar.isError) agregar.mutate()
  }
  return (
    <form onSubmit={enviar} noValidate>
      <FormStack>
        <FormRow>
          <TextInput id="nombre" label="Nombre" value={persona.nombre_persona} onChange={() => {}} readOnly />
          <TextInput id="apellido" label="Apellido" value={persona.apellido_persona} onChange={() => {}} readOnly />
        </FormRow>
        {oficinas.error && <FailedState error={oficinas.error} alReintentar={oficinas.refetch} />}
        <SelectInput
          id="Oficina"
          label="Oficina"
          value={oficina}
          onChange={setOficina}
          opciones={opciones(oficinas.data, ({ idOficina, Oficina }) => [idOficina, Oficina])}
          error={error}
        />
        <div>
          <Button type="submit" variant="contained" loading={agregar.isPending} disabled={isSuccess}>
            Agregar
          </Button>
          {!error && <AvisoDeFallo error={agregar.error} />}
        </div>
      </FormStack>
    </form>
  )
}
