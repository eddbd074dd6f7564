import { nombrada, pregunta } from '../formularios/preguntas.ts'
import { IdObligatorio } from '../tipos.ts'
import { Corto, CUIT, CuitCon, Departamento, NumeroDeConservador, PuertaCon, TextoCon } from './campos.ts'
import { TOPES_DE_ELEVADORES as TOPES } from './reglas.ts'

/** The company as forms 29 and 30 ask it; each says its own sentence for what is missing, and adds its telephone. */
export const preguntasDeEmpresa = (siFalta: string) => ({
  idInstitucion: pregunta('Institución', 'la', IdObligatorio(siFalta), nombrada('Institucion')),
  razonsocial: pregunta('Razón social', 'la', TextoCon(TOPES.nombre, siFalta)),
  cuit: pregunta('CUIT', 'el', CuitCon(siFalta), CUIT),
  nroconservador: pregunta('Número de conservador', 'el', NumeroDeConservador(siFalta)),
  nroinstalador: pregunta('Número de instalador', 'el', TextoCon(TOPES.numero, siFalta)),
  idCalleInstitucion: pregunta('Calle', 'la', IdObligatorio(siFalta), nombrada('calle')),
  nropuertaInstitucion: pregunta('Número de puerta', 'el', PuertaCon(siFalta)),
  pisoInstitucion: pregunta('Piso', 'el', Corto),
  dptoInstitucion: pregunta('Departamento', 'el', Departamento),
})
