import { DatosDeInspector, type Inspector } from '@catastro/domain/catalogos/inspectores'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { main } from '../red/cliente.ts'
import { idDelUsuario } from '../red/sesion.ts'
import { FailedState } from '../ui/FailedState.tsx'
import { SelectInput } from '../ui/SelectInput.tsx'
import { useOficinasHabilitadas, useReleer } from './consultas.ts'
import { comoFlag, opciones } from './opciones.ts'
import { ModalDeRegistro } from './registro/ModalDeRegistro.tsx'
import { useRegistro } from './registro/useRegistro.ts'

interface Props {
  readonly inspector: Inspector
  readonly nombre: string
  readonly alCerrar: () => void
}

export function InspectorModal({ inspector, nombre, alCerrar }: Props) {
  const releer = useReleer('inspectores')
  const oficinas = useOficinasHabilitadas()
  const alTerminar = () => {
    alCerrar()
    releer()
  }
  const registro = useRegistro({
    inicial: { idOficina: String(inspector.idOficina), estado: String(inspector.estado) },
    esquema: DatosDeInspector,
    guardar: ({ idOficina, estado }) =>
      main('POST /inspectores/actualizarInspector', {
        json: { idInspector: inspector.idInspector, idOficina, estado: comoFlag(estado), usrmod: idDelUsuario() },
      }),
    alTerminar,
  })
  const habilitadas = oficinas.data ?? []
  const laSuya = habilitadas.some(({ idOficina }) => idOficina === inspector.idOficina) ? [] : [inspector]
  return (
    <ModalDeRegistro
      titulo={`Editar inspector: ${nombre}`}
      registro={registro}
      alCerrar={alCerrar}
      alTerminar={alTerminar}
    >
      {oficinas.error && <FailedState error={oficinas.error} alReintentar={oficinas.refetch} />}
      <SelectInput
        opciones={opciones([...laSuya, ...habilitadas], (oficina) => [oficina.idOficina, oficina.Oficina])}
        {...registro.campo('idOficina')}
      />
      <FormControlLabel
        label="Activo"
        control={
          <Switch
            checked={registro.valores.estado === '1'}
            disabled={registro.ocupado}
            onChange={(_, activo) => registro.cambiar({ estado: activo ? '1' : '0' })}
          />
        }
      />
    </ModalDeRegistro>
  )
}
