/** The id is not the code: form 14 is type 17. Placeholders and forms with a flow of their own are not completable. */
export const FORMULARIO_TIPOS = [
  {
    idFormularioTipo: 1,
    codigo: '1',
    formularioTipo: 'FORMULARIO 1 - FACTIBILIDAD Y CONFORME DE USO',
    completable: true,
  },
  {
    idFormularioTipo: 2,
    codigo: '1bis',
    formularioTipo: 'FORMULARIO 1 BIS - LIQUIDACION DE DERECHOS',
    completable: true,
  },
  { idFormularioTipo: 3, codigo: '1c', formularioTipo: 'FORMULARIO 1C', completable: false },
  { idFormularioTipo: 4, codigo: '1cbis', formularioTipo: 'FORMULARIO 1C BIS', completable: false },
  {
    idFormularioTipo: 5,
    codigo: '2',
    formularioTipo: 'FORMULARIO 2 - ANTECEDENTES Y TRABAJOS AUTORIZADOS',
    completable: true,
  },
  { idFormularioTipo: 7, codigo: '7', formularioTipo: 'FORMULARIO 7', completable: false },
  {
    idFormularioTipo: 12,
    codigo: '12',
    formularioTipo: 'PLAN VEREDAS SANAS Y FACHADAS EN RIESGO',
    completable: false,
  },
  {
    idFormularioTipo: 17,
    codigo: '14',
    formularioTipo: 'FORMULARIO 14 - INSTALACION DE PUBLICIDAD O CERCA',
    completable: true,
  },
  {
    idFormularioTipo: 19,
    codigo: '19',
    formularioTipo: 'FORMULARIO 19 - DOMICILIO DE ENVIO DE BOLETA CISI',
    completable: true,
  },
  {
    idFormularioTipo: 27,
    codigo: '27',
    formularioTipo: 'SOLICITUD INSCRIPCION RESPONSABLE ELEVADORES',
    completable: false,
  },
  { idFormularioTipo: 28, codigo: '28', formularioTipo: 'REGISTRO DEL RESPONSABLE', completable: false },
  { idFormularioTipo: 29, codigo: '29', formularioTipo: 'INSCRIPCION DE LA EMPRESA CONSERVADORA', completable: false },
  {
    idFormularioTipo: 30,
    codigo: '30',
    formularioTipo: 'REGISTRO DE LOS EMPLEADOS DEL CONSERVADOR',
    completable: false,
  },
  { idFormularioTipo: 31, codigo: '31', formularioTipo: 'NOTA DE PRESENTACION DEL CONSERVADOR', completable: false },
  { idFormularioTipo: 40, codigo: '40', formularioTipo: 'FORMULARIO 40', completable: false },
  { idFormularioTipo: 44, codigo: '44', formularioTipo: 'FORMULARIO 44', completable: false },
]

export const DECLARANTES = [
  { idDeclarante: 1, declarante: 'PROPIETARIO' },
  { idDeclarante: 2, declarante: 'APODERADO' },
  { idDeclarante: 3, declarante: 'INQUILINO' },
  { idDeclarante: 4, declarante: 'USUFRUCTUARIO' },
  { idDeclarante: 5, declarante: 'POSEEDOR' },
  { idDeclarante: 6, declarante: 'HEREDERO' },
  { idDeclarante: 7, declarante: 'ADMINISTRADOR DE CONSORCIO' },
]
