import { altaFormulario3, consultarFormulario3, PREGUNTAS } from '@catastro/domain/formularios/formulario3'
import { sentencia } from '../plataforma/base/db.ts'
import { borrado, insercion, insertarEn, lectura, leerDe } from './filaDeFormulario.ts'
import { alAlcance, type FormularioDeCarpeta, formularioDeCarpeta } from './formularioDeCarpeta.ts'
import { grabarRespuestas } from './grabarFormulario.ts'
import { formulario3 } from './tablas.ts'

const insertar = insertarEn(formulario3, sentencia('insertar_formulario3', insercion(formulario3)))
const leer = leerDe(sentencia('leer_formulario3', lectura(formulario3)))
const borrar = sentencia('borrar_formulario3', borrado(formulario3))

export const FORMULARIO_3: FormularioDeCarpeta = formularioDeCarpeta({
  codigo: '3',
  leer,
  borrar,
  bloques: PREGUNTAS.bloques,
  atender(rutas) {
    rutas.on(consultarFormulario3, alAlcance(leer))
    rutas.on(altaFormulario3, grabarRespuestas(FORMULARIO_3, insertar))
  },
})
