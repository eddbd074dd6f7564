import { rotulosDe } from '@catastro/domain/campo'
import { DatosDeInstitucion } from '@catastro/domain/catalogos/instituciones'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { erroresEnCampos } from '../../envios/rechazo.ts'
import { useEnvio } from '../../envios/useEnvio.ts'
import { main } from '../../red/cliente.ts'
import { idDelUsuario } from '../../red/sesion.ts'
import { avisar } from '../../ui/avisos/avisos.ts'
import { TextoContado } from '../../ui/campos/TextoContado.tsx'
import { Modal } from '../../ui/pagina/Modal.tsx'
import { NOMBRE_DE_EMPRESA_OBLIGATORIO } from '../mensajes.ts'

interface Props {
  readonly tipo: number
  readonly alCerrar: () => void
  readonly alAgregar: (idInstitucion: number) => void
}

const MAX_NOMBRE = 30
const NOMBRE = 'nombreInstitucion'

/** What anybody may add, and nothing else: an enabled company of the form's own kind. */
export function AgregarEmpresaModal({ tipo, alCerrar, alAgregar }: Props) {
  const [nombre, setNombre] = useState('')
  const [error, setError] = useState<string>()
  const consultas = useQueryClient()
  const { ocupado, fallo, enviar } = useEnvio()

  const guardar = async (evento: FormEvent) => {
    evento.preventDefault()
    evento.stopPropagation() // a portal's submit also reaches the form behind the dialog
    if (nombre.trim() === '') {
      setError(NOMBRE_DE_EMPRESA_OBLIGATORIO)
      return
    }
    setError(undefined)
    try {
      await enviar(nombre, async (opciones) => {
        const json = { Institucion: nombre, idInstitucionTipo: tipo, estado: 1, usrmod: idDelUsuario() } as const
        const { idInstitucion, message } = await main('POST /instituciones/crearInstitucion', { json }, opciones)
        avisar(message)
        await consultas.invalidateQueries({ queryKey: ['instituciones'] })
        alAgregar(idInstitucion)
      })
    } catch (rechazo) {
      setError(erroresEnCampos(rechazo, [NOMBRE], { Institucion: NOMBRE })[0]?.texto)
    }
  }
  return (
    <Modal
      abierto
      titulo="Agregar Empresa"
      fallo={error ? null : fallo}
      alCerrar={alCerrar}
      acciones={
        <>
          <Button onClick={alCerrar}>Cancelar</Button>
          <Button type="submit" form="agregar-empresa" variant="contained" loading={ocupado}>
            Guardar
          </Button>
        </>
      }
    >
      <form id="agregar-empresa" onSubmit={guardar} noValidate>
        <TextoContado
          id={NOMBRE}
          label={rotulosDe(DatosDeInstitucion).Institucion.etiqueta}
          max={MAX_NOMBRE}
          value={nombre}
          onChange={(texto) => {
            setNombre(texto)
            setError(undefined)
          }}
          error={error}
        />
      </form>
    </Modal>
  )
}
