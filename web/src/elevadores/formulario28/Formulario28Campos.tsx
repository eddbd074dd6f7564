import { TOPES_DE_ELEVADORES as TOPES } from '@catastro/domain/elevadores/reglas'
import { Padron } from '@catastro/domain/tipos'
import { useWatch } from 'react-hook-form'
import { Bloque, CamposDelFormulario } from '../../envios/CamposDelFormulario.tsx'
import { FormBusqueda } from '../../envios/FormBusqueda.tsx'
import type { FormularioEnPantalla } from '../../envios/useFormulario.ts'
import type { Valores } from '../../envios/valoresDeFormulario.ts'
import { ElegirDomicilio } from '../../padron/domicilio/ElegirDomicilio.tsx'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { FormRow } from '../../ui/campos/FormRow.tsx'
import { FormText, FormTextoContado } from '../../ui/campos/formulario.tsx'
import { Ficha } from '../../ui/pagina/Ficha.tsx'
import { type Campo28, FALTANTES_28, inconsistenciaDe, NOMENCLATURA, ROTULOS_28 } from './campos28.ts'
import { ResponsableDe28 } from './ResponsableDe28.tsx'
import { useInmuebleDe28 } from './useInmuebleDe28.ts'

interface Props {
  readonly form: FormularioEnPantalla<Campo28>
  readonly alContinuar: () => void
}

export function Formulario28Campos({ form, alContinuar }: Props) {
  const { control } = form
  const valores = useWatch({ control }) as Valores<Campo28>
  const inmueble = useInmuebleDe28(form)
  const inconsistencia = inconsistenciaDe(valores)
  return (
    <CamposDelFormulario form={form} alContinuar={alContinuar} resumen={FALTANTES_28.resumen}>
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
              label={ROTULOS_28[campo].etiqueta}
              maxLength={TOPES.catastral}
            />
          ))}
        </FormRow>
        <FormTextoContado
          control={control}
          name="observaciones"
          label={ROTULOS_28.observaciones.etiqueta}
          max={TOPES.observaciones}
          rows={3}
          opcional
        />
      </Bloque>
    </CamposDelFormulario>
  )
}
