import { DatosDeInspector, type Inspector } from '@catastro/domain/catalogos/inspectores'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useFicha } from '../envios/ficha.tsx'
import { main } from '../red/cliente.ts'
import { idDelUsuario } from '../red/sesion.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { FormSelect } from '../ui/campos/formulario.tsx'
import { useOficinasHabilitadas, useReleer } from './consultas.ts'
import { comoFlag, opciones } from './opciones.ts'
import { ModalDeFicha } from './referencia/ModalDeFicha.tsx'

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
  const ficha = useFicha({
    inicial: { idOficina: String(inspector.idOficina), estado: String(inspector.estado) },
    esquema: DatosDeInspector,
    guardar: ({ idOficina, estado }) =>
      main('POST /inspectores/actualizarInspector', {
        json: { idInspector: inspector.idInspector, idOficina, estado: comoFlag(estado), usrmod: idDelUsuario() },
      }),
  })
  const habilitadas = oficinas.data ?? []
  const laSuya = habilitadas.some(({ idOficina }) => idOficina === inspector.idOficina) ? [] : [inspector]
  return (
    <ModalDeFicha titulo={`Editar inspector: ${nombre}`} ficha={ficha} alCerrar={alCerrar} alTerminar={alTerminar}>
      {oficinas.error && <FailedState error={oficinas.error} alReintentar={oficinas.refetch} />}
      <FormSelect
        opciones={opciones([...laSuya, ...habilitadas], (oficina) => [oficina.idOficina, oficina.Oficina])}
        {...ficha.campo('idOficina')}
      />
      <FormControlLabel
        label="Activo"
        control={
          <Switch
            checked={ficha.watch('estado') === '1'}
            disabled={ficha.ocupado}
            onChange={(_, activo) => ficha.setValue('estado', activo ? '1' : '0')}
          />
        }
      />
    </ModalDeFicha>
  )
}
