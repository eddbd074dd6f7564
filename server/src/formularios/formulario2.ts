import { altaFormulario2, consultarFormulario2, PREGUNTAS } from '@catastro/domain/formularios/formulario2'
import { sentencia } from '../plataforma/base/db.ts'
import { borrado, insercion, insertarEn, lectura, leerDe } from './filaDeFormulario.ts'
import { alAlcance, type FormularioDeCarpeta, formularioDeCarpeta } from './formularioDeCarpeta.ts'
import { grabarRespuestas } from './grabarFormulario.ts'
import { formulario2 } from './tablas.ts'

const insertar = insertarEn(formulario2, sentencia('insertar_formulario2', insercion(formulario2)))
const leer = leerDe(sentencia('leer_formulario2', lectura(formulario2)))
const borrar = sentencia('borrar_formulario2', borrado(formulario2))

export const FORMULARIO_2: FormularioDeCarpeta = formularioDeCarpeta({
  codigo: '2',
  leer,
  borrar,
  bloques: PREGUNTAS.bloques,
  atender(rutas) {
    rutas.on(consultarFormulario2, alAlcance(leer))
    rutas.on(altaFormulario2, grabarRespuestas(FORMULARIO_2, insertar))
  },
})
