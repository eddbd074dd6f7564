import { diaDe } from '@catastro/domain/dias'

/** Today where the city is, as a date input has it: 'yyyy-mm-dd'. */
export const hoy = () => diaDe(new Date())
