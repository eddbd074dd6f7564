import type { FaltasDe } from './falta.ts'

/** The screens of the elevators, and the payment in a tab of its own. */
export const DE_ELEVADORES_EN_PANTALLA: readonly FaltasDe[] = [
  {
    archivo: 'web/src/envios/usePagarAparte.ts',
    pruebas: ['web/src/elevadores/formulario27/Formulario27Page.test.tsx'],
    faltas: [
      ['la pestaña se abre después de preguntar', 'const pestana = abrirPestanaDePago(PREPARANDO_PAGO)', `await Promise.resolve()\n      const pestana = abrirPestanaDePago(PREPARANDO_PAGO)`],
      ['una pestaña bloqueada se calla', 'else if (!pestana) setBloqueado({ action, fields })', 'else if (!pestana) setBloqueado(null)'],
      ['una pestaña que se cerró se da por bloqueada', 'else if (!pestana) setBloqueado', 'else if (pestana?.closed !== false) setBloqueado'],
      ['una pestaña que se cerró rompe el pago', 'if (!cerrada) anotarSalida', 'anotarSalida'],
      ['la pestaña queda abierta si no se puede pagar', `pestana?.close()\n        throw error`, 'throw error'],
    ],
  },
  {
    archivo: 'web/src/envios/borrador.ts',
    pruebas: ['web/src/envios/borrador.test.ts'],
    faltas: [['la falla de un pago borra lo que no llegó', 'if (!leerMarca(clave).pendiente) borrarBorrador(clave)', 'borrarBorrador(clave)']],
  },
  {
    archivo: 'web/src/envios/vueltaDelPago.ts',
    pruebas: ['web/src/elevadores/formulario27/Formulario27Page.test.tsx'],
    faltas: [['la otra pestaña no se entera', 'canal.postMessage(CANAL)', 'void CANAL']],
  },
  {
    archivo: 'web/src/elevadores/formulario27/enCurso27.ts',
    pruebas: ['web/src/elevadores/formulario27/Formulario27Page.test.tsx'],
    faltas: [['un pago rechazado deja cerrados los campos', `alFracasar(data)\n    void refrescar()`, 'alFracasar(data)']],
  },
  {
    archivo: 'web/src/elevadores/formulario27/Formulario27Page.tsx',
    pruebas: ['web/src/elevadores/formulario27/Formulario27Page.test.tsx'],
    faltas: [['lo que otra pestaña presentó no se ve', 'const idCarpeta = enviada ?? presentadaEnOtra', 'const idCarpeta = enviada']],
  },
  {
    archivo: 'web/src/elevadores/formulario27/campos27.ts',
    pruebas: ['web/src/elevadores/limites.test.ts'],
    faltas: [['un domicilio escrito pasa sin calle', 'for (const campo of faltanEnElDomicilio(valores, campos)) errors[campo] = falta(campo)', 'void faltanEnElDomicilio']],
  },
  {
    archivo: 'web/src/elevadores/formulario28/campos28.ts',
    pruebas: ['web/src/elevadores/limites.test.ts'],
    faltas: [['la inconsistencia no impide seguir', 'respuestas: inconsistencia ? null : respuestas', 'respuestas']],
  },
  {
    archivo: 'web/src/elevadores/formulario30/campos30.ts',
    pruebas: ['web/src/elevadores/limites.test.ts'],
    faltas: [
      ['lo apagado viaja', 'DE_LAS_PREGUNTAS.validar(comoViajan(valores))', 'DE_LAS_PREGUNTAS.validar(valores)'],
      ['un técnico vacío pasa si el otro está completo', ': { ...errors, ...delQueEstaVacio(valores) }', ': errors'],
    ],
  },
  {
    archivo: 'web/src/padron/domicilio/domicilioDelFormulario.ts',
    pruebas: ['web/src/padron/domicilio/DomicilioDelFormulario.test.tsx'],
    faltas: [['se cierra lo que nadie trajo', "&& !noLoTrae(origen ?? '').includes(campo)", '']],
  },
  {
    archivo: 'web/src/padron/domicilio/guardarDomicilioEscrito.ts',
    pruebas: ['web/src/elevadores/formulario27/Formulario27Page.test.tsx'],
    faltas: [['lo escrito recibe un número cada vez', 'if (suOrigen === origen || (esDelRegistro(suOrigen)', 'if ((esDelRegistro(suOrigen)']],
  },
  {
    archivo: 'web/src/padron/domicilio/useDomicilioDelFormulario.ts',
    pruebas: ['web/src/elevadores/formulario27/Formulario27Page.test.tsx'],
    faltas: [['otro padrón deja el domicilio anterior', 'if (esDelRegistro(getValues(campos.origen))) poner({})', 'void getValues']],
  },
  {
    archivo: 'web/src/elevadores/registro/MisElevadoresPage.tsx',
    pruebas: ['web/src/elevadores/registro/registro.test.tsx'],
    faltas: [['lo observado no se responde desde la lista', '{adjuntar && (', '{adjuntar?.resaltada && (']],
  },
  {
    archivo: 'web/src/elevadores/registro/RevisarNota.tsx',
    pruebas: ['web/src/elevadores/registro/registro.test.tsx'],
    faltas: [['la nota propia se da por revisada', '{delPersonal && !m.revisadoEl && !m.propio && (', '{delPersonal && !m.revisadoEl && (']],
  },
  {
    archivo: 'web/src/elevadores/registro/TablaDePersonal.tsx',
    pruebas: ['web/src/elevadores/registro/registro.test.tsx'],
    faltas: [
      ['lo que nadie confirmó no se marca', '{!t.confirmado && (', '{t.confirmado && ('],
      ['lo confirmado se confirma de nuevo', 'confirma={!t.confirmado}', 'confirma'],
    ],
  },
  {
    archivo: 'web/src/elevadores/registro/marcaDeConfirmado.ts',
    pruebas: ['web/src/elevadores/registro/registro.test.tsx'],
    faltas: [['la empresa que nadie confirmó pasa por confirmada', 'nombre && !confirmado', 'nombre && confirmado']],
  },
  {
    archivo: 'web/src/elevadores/registro/QuitarRegistro.tsx',
    pruebas: ['web/src/elevadores/registro/registro.test.tsx'],
    faltas: [['se quita sin motivo', 'if (falta === undefined) quitar.mutate()', 'quitar.mutate()']],
  },
  {
    archivo: 'web/src/elevadores/registro/TablaDeMantenimientos.tsx',
    pruebas: ['web/src/elevadores/registro/registro.test.tsx'],
    faltas: [['cualquiera anota vencimientos', 'editable: delPersonal && !m.propio', 'editable: !m.propio']],
  },
]
