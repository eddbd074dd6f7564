import { Documento } from '@catastro/domain/tipos'
import type { UseFormReturn } from 'react-hook-form'
import { FormBusqueda } from '../../envios/FormBusqueda.tsx'
import { profesionalPorDocumento } from './profesionalPorDocumento.ts'
import type { ValoresDeCarpeta } from './valoresDeCarpeta.ts'

export const ProfesionalPorDocumento = ({ form }: { form: UseFormReturn<ValoresDeCarpeta> }) => (
  <FormBusqueda
    form={form}
    name="documentoProfesional"
    label="Documento del profesional"
    help="CUIL de 11 números, o DNI."
    boton="Buscar profesional"
    esquema={Documento}
    buscar={async (documento) => form.setValue('profesional', await profesionalPorDocumento(documento))}
    alCambiar={() => form.setValue('profesional', null)}
  />
)
