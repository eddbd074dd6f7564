import { altaFormulario1, consultarFormulario1, PREGUNTAS } from '@catastro/domain/formularios/formulario1'
import { sentencia } from '../plataforma/base/db.ts'
import { borrado, insercion, insertarEn, lectura, leerDe } from './filaDeFormulario.ts'
import { alAlcance, type FormularioDeCarpeta, formularioDeCarpeta } from './formularioDeCarpeta.ts'
import { grabarRespuestas } from './grabarFormulario.ts'
import { formulario1 } from './tablas.ts'

const insertar = insertarEn(formulario1, sentencia('insertar_formulario1', insercion(formulario1)))
const leer = leerDe(sentencia('leer_formulario1', lectura(formulario1)))
const borrar = sentencia('borrar_formulario1', borrado(formulario1))

export const FORMULARIO_1: FormularioDeCarpeta = formularioDeCarpeta({
  codigo: '1',
  leer,
  borrar,
  bloques: PREGUNTAS.bloques,
  atender(rutas) {
    rutas.on(consultarFormulario1, alAlcance(leer))
    rutas.on(altaFormulario1, grabarRespuestas(FORMULARIO_1, insertar))
  },
})
