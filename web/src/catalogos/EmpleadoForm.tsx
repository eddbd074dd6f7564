import { rotulosDe } from '@catastro/domain/campo'
import { DatosDeEmpleado } from '@catastro/domain/catalogos/empleados'
import { ELIJA_OFICINA, ELIJA_ROL } from '@catastro/domain/catalogos/mensajes'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { type FormEvent, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useEsPropio } from '../acceso/permisos.ts'
import { erroresEnCampos } from '../envios/rechazo.ts'
import { main } from '../red/cliente.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../ui/avisos/avisos.ts'
import { type ErrorDelResumen, ErrorSummary } from '../ui/avisos/ErrorSummary.tsx'
import { Notice } from '../ui/avisos/Notice.tsx'
import { FormRow, FormStack } from '../ui/campos/FormRow.tsx'
import { SelectInput } from '../ui/campos/SelectInput.tsx'
import { TextInput } from '../ui/campos/TextInput.tsx'
import { fecha } from '../ui/pagina/formato.ts'
import { useOficinas, useReparticiones } from './consultas.ts'
import { DarDeBaja } from './DarDeBaja.tsx'
import { OFICINAS } from './direcciones.ts'
import { comoTexto, opciones } from './opciones.ts'
import { RolesDelEmpleado } from './RolesDelEmpleado.tsx'
import { AccionesDeFila } from './referencia/AccionesDeFila.tsx'

interface Empleado {
  readonly cuil: string
  readonly idPersona: number
  readonly nombre_persona: string
  readonly apellido_persona: string
  readonly idOficina: number | null
  readonly idReparticion: number | null
  readonly roles: readonly number[]
  readonly bajaEl: string | null
}

const CAMPOS = ['reparticion', 'roles', 'oficina']
const EN_PANTALLA = {
  'values.reparticion': 'reparticion',
  'values.oficina': 'oficina',
  selectedRoles: 'roles',
}
const R = rotulosDe(DatosDeEmpleado.shape.values)

export function EmpleadoForm({ empleado, alGuardar }: { empleado: Empleado; alGuardar: () => void }) {
  const reparticiones = useReparticiones()
  const oficinas = useOficinas()
  const [reparticion, setReparticion] = useState(comoTexto(empleado.idReparticion ?? undefined))
  const [elegida, setElegida] = useState(comoTexto(empleado.idOficina ?? undefined))
  const [roles, setRoles] = useState(empleado.roles)
  const [intento, setIntento] = useState(0)
  const sonPropios = useEsPropio(empleado.cuil)
  const nombre = `${empleado.nombre_persona} ${empleado.apellido_persona}`

  const ofrecidas = (oficinas.data ?? []).filter(
    ({ estado, idReparticion }) => estado === 1 && String(idReparticion) === reparticion,
  )
  // An office that is no longer offered, because it was disabled, has to be chosen again.
  const oficina = ofrecidas.some(({ idOficina }) => String(idOficina) === elegida) ? elegida : ''
  const errores = [
    ...(oficina === '' ? [{ campo: 'oficina', texto: ELIJA_OFICINA }] : []),
    ...(roles.length === 0 ? [{ campo: 'roles', texto: ELIJA_ROL }] : []),
  ]
  const [rechazos, setRechazos] = useState<readonly ErrorDelResumen[]>([])
  const aLaVista = intento > 0 ? [...errores, ...rechazos] : []
  const errorDe = (campo: string) => aLaVista.find((error) => error.campo === campo)?.texto

  const modificar = useEscritura({
    mutationFn: () =>
      main('PATCH /catastroEmpleados/modificar', {
        json: {
          values: { cuil: empleado.cuil, reparticion, oficina },
          selectedRoles: roles.map((idRol) => ({ idRol })),
        },
      }),
    onSuccess: ({ message }) => {
      avisar(message)
      alGuardar()
    },
    onError: (error) => {
      setRechazos(erroresEnCampos(error, CAMPOS, EN_PANTALLA))
      setIntento((n) => n + 1)
    },
  })
  const enviar = (evento: FormEvent) => {
    evento.preventDefault()
    setRechazos([])
    setIntento(intento + 1)
    if (errores.length === 0 && !modificar.isPending) modificar.mutate()
  }
  return (
    <form onSubmit={enviar} noValidate>
      <ErrorSummary errores={aLaVista} intento={intento} />
      <FormStack>
        {empleado.idOficina === null && (
          <Notice>Todavía no es empleado. Al guardar lo será, con la oficina y los roles que elija.</Notice>
        )}
        {empleado.bajaEl && (
          <Notice>
            Está de baja desde el {fecha(empleado.bajaEl)}. Al guardar vuelve a ser empleado, con la oficina y los roles
            que elija.
          </Notice>
        )}
        <FormRow>
          <TextInput id="nombre" label="Nombre" value={empleado.nombre_persona} onChange={() => {}} readOnly />
          <TextInput id="apellido" label="Apellido" value={empleado.apellido_persona} onChange={() => {}} readOnly />
        </FormRow>
        <SelectInput
          id="reparticion"
          label={R.reparticion.etiqueta}
          value={reparticion}
          onChange={setReparticion}
          error={errorDe('reparticion')}
          opciones={opciones(reparticiones.data, (r) => [r.idReparticion, r.Reparticion])}
        />
        <RolesDelEmpleado elegidos={roles} alCambiar={setRoles} error={errorDe('roles')} sonPropios={sonPropios} />
        <SelectInput
          id="oficina"
          label={R.oficina.etiqueta}
          value={oficina}
          onChange={setElegida}
          opciones={opciones(ofrecidas, (o) => [o.idOficina, o.Oficina])}
          vacia={reparticion === '' ? 'Elija antes una repartición' : 'Seleccione una opción'}
          disabled={reparticion === ''}
          help={
            <Link component={RouterLink} to={OFICINAS.enlace()}>
              Gestionar
            </Link>
          }
          error={errorDe('oficina')}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Button type="submit" variant="contained" loading={modificar.isPending}>
            Modificar Empleado
          </Button>
          {!sonPropios && empleado.idOficina !== null && empleado.bajaEl === null && (
            <DarDeBaja idPersona={empleado.idPersona} nombre={nombre} alTerminar={alGuardar} />
          )}
          <AccionesDeFila entidad="empleado" id={empleado.idPersona} detalle={nombre} />
        </Box>
        {rechazos.length === 0 && <AvisoDeFallo error={modificar.error} />}
      </FormStack>
    </form>
  )
}
