import { cerrarLoAbierto } from './alTerminar.ts'

cerrarLoAbierto()
