import { memo } from 'react'
import { Bloque } from '../../envios/CamposDelFormulario.tsx'
import { useSesion } from '../../red/sesion.ts'
import { FormText } from '../../ui/campos/formulario.tsx'
import { Ficha } from '../../ui/pagina/Ficha.tsx'
import { cuilConGuiones } from '../../ui/pagina/formato.ts'
import { A_ESTE_CORREO } from '../mensajes.ts'
import { ROTULOS_DE_VEREDA as R } from '../rotulosDeVereda.ts'
import type { PiezasDeVereda } from './useFormularioVereda.ts'

/** Whoever is signed in; only their e-mail may be another one. */
export const BloqueSolicitante = memo(function BloqueSolicitante({ form }: { form: PiezasDeVereda }) {
  const usuario = useSesion((sesion) => sesion.usuario)
  return (
    <Bloque id="solicitante" titulo="Solicitante">
      {usuario && (
        <Ficha
          datos={[
            { nombre: 'Apellido y nombre', valor: `${usuario.apellido_persona} ${usuario.nombre_persona}` },
            { nombre: 'CUIL', valor: cuilConGuiones(usuario.documento_persona) },
            { nombre: 'Teléfono', valor: usuario.telefono_persona },
          ]}
        />
      )}
      <FormText
        control={form.control}
        name="email"
        label={R.email.etiqueta}
        help={A_ESTE_CORREO}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
    </Bloque>
  )
})
