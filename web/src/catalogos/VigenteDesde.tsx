import { ZONA } from '@catastro/domain/zona'
import { type PropsDeTexto, TextInput } from '../ui/TextInput.tsx'

const enLaCiudad = new Intl.DateTimeFormat('en-CA', { timeZone: ZONA })
/** Today where the city is, as a date input has it. */
export const hoy = () => enLaCiudad.format(new Date())

/** From when the new values hold. */
export const VigenteDesde = (props: Omit<PropsDeTexto, 'label' | 'type' | 'help'>) => (
  <TextInput
    {...props}
    label="Vigente desde"
    type="date"
    help="Los trámites usan lo que rige el día en que se presentan. Lo anterior queda en la historia."
  />
)
