import { PREGUNTAS } from '@catastro/domain/elevadores/formulario28'
import { TOPES_DE_ELEVADORES as TOPES } from '@catastro/domain/elevadores/reglas'
import { Padron } from '@catastro/domain/tipos'
import { useWatch } from 'react-hook-form'
import { Bloque } from '../../envios/CamposDelFormulario.tsx'
import { FormBusqueda } from '../../envios/FormBusqueda.tsx'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import type { Valores } from '../../envios/valoresDeFormulario.ts'
import { ElegirDomicilio } from '../../padron/domicilio/ElegirDomicilio.tsx'
import { main } from '../../red/cliente.ts'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { FormRow } from '../../ui/campos/FormRow.tsx'
import { FormText, FormTextoContado } from '../../ui/campos/formulario.tsx'
import { Ficha } from '../../ui/pagina/Ficha.tsx'
import { FormularioDeElevadores } from '../FormularioDeElevadores.tsx'
import {
  type Campo28,
  FALTANTES_28,
  FORMULARIO_28,
  inconsistenciaDe,
  NOMENCLATURA,
  respuestasDe28,
} from './campos28.ts'
import { ResponsableDe28 } from './ResponsableDe28.tsx'
import { useInmuebleDe28 } from './useInmuebleDe28.ts'

const R = PREGUNTAS.rotulos

const EN_PANTALLA = { idPersona: 'cuil', idFormulario27: 'padron' }

export const Llenar = () => (
  <FormularioDeElevadores
    formulario="28"
    queSigue="Si lo presentó el responsable o el titular del inmueble, la persona figura desde ahora como responsable de los elevadores. Si no, cuando uno de ellos o el municipio lo confirme."
    definicion={FORMULARIO_28}
    revisar={respuestasDe28}
    resumen={FALTANTES_28.resumen}
    enPantalla={EN_PANTALLA}
    enviar={async (json, _, opciones) => {
      const { message, idFormulario28 } = await main('POST /documentacion/altaFormulario28/', { json }, opciones)
      return { message, numero: idFormulario28 }
    }}
  >
    {(form) => <Campos form={form} />}
  </FormularioDeElevadores>
)

function Campos({ form }: { readonly form: FormularioEnPantalla<Campo28> }) {
  const { control } = form
  const valores = useWatch({ control }) as Valores<Campo28>
  const inmueble = useInmuebleDe28(form)
  const inconsistencia = inconsistenciaDe(valores)
  return (
    <>
      <Bloque id="responsable-y-domicilio" titulo="Responsable y domicilio">
        <ResponsableDe28 form={form} />
        <FormBusqueda
          form={form}
          name="padron"
          label="Padrón del inmueble"
          help="Hasta 8 números. El inmueble tiene que tener un formulario 27."
          boton="Buscar padrón del inmueble"
          esquema={Padron}
          buscar={inmueble.buscar}
          alCambiar={inmueble.soltar}
        />
        {inmueble.hallados.length > 1 && (
          <ElegirDomicilio domicilios={inmueble.hallados} indice={inmueble.elegido} alCambiar={inmueble.elegir} />
        )}
        <AvisoDeFallo {...inmueble.fallo} />
        {valores.idFormulario27 && (
          <Ficha
            datos={[
              { nombre: 'Domicilio', valor: valores.domicilio },
              { nombre: 'Cantidad de elevadores', valor: valores.nroelevadores },
            ]}
          />
        )}
        {inconsistencia && <Notice tono="mal">{inconsistencia}</Notice>}
      </Bloque>
      <Bloque id="nomenclatura" titulo="Nomenclatura catastral">
        <FormRow>
          {NOMENCLATURA.map((campo) => (
            <FormText
              key={campo}
              control={control}
              name={campo}
              label={R[campo].etiqueta}
              maxLength={TOPES.catastral}
            />
          ))}
        </FormRow>
        <FormTextoContado
          control={control}
          name="observaciones"
          label={R.observaciones.etiqueta}
          max={TOPES.observaciones}
          rows={3}
          opcional
        />
      </Bloque>
    </>
  )
}
