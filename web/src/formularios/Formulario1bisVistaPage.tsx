import { DOS_HUELLAS } from '@catastro/domain/formularios/aranceles1bis'
import { main } from '../app/cliente.ts'
import type { RespuestaDe } from '../app/llamadas.ts'
import { pesos } from '../ui/formato.ts'
import { lineasDe } from './liquidacion1bis.ts'
import { PagarFormulario1bis } from './PagarFormulario1bis.tsx'
import { longitud, superficie } from './superficie.ts'
import { VistaDeCarpetaPage } from './VistaDeCarpetaPage.tsx'

type Guardado = RespuestaDe<'main', 'GET /formulario/consultarFormulario1bis/'>[number]

export const Formulario1bisVistaPage = () => (
  <VistaDeCarpetaPage
    codigo="1bis"
    idFormularioTipo={2}
    consultar={(idCarpeta) => main('GET /formulario/consultarFormulario1bis/', { query: { idCarpeta } })}
    bloques={bloquesDe}
  >
    {(guardado) => guardado.idPago === null && <PagarFormulario1bis guardado={guardado} />}
  </VistaDeCarpetaPage>
)

const bloquesDe = (g: Guardado) => [
  {
    titulo: 'Datos',
    respuestas: [
      { pregunta: 'Número de resolución', respuesta: g.nroresolucion },
      { pregunta: 'Superficie construida', respuesta: superficie(g.supconstruida) },
      { pregunta: 'Superficie con antecedentes', respuesta: superficie(g.supconantecedentes) },
      { pregunta: 'Superficie a construir', respuesta: superficie(g.supaconstruir) },
      { pregunta: 'Superficie total', respuesta: superficie(g.suptotal) },
      { pregunta: 'Valor del m² de obra nueva', respuesta: pesos(g.valorm2obranueva) },
      { pregunta: 'Importe de la refacción', respuesta: pesos(g.importerefaccion) },
      { pregunta: 'Superficie a demoler', respuesta: superficie(g.supdemolicion) },
      { pregunta: 'Rebaje de cordón', respuesta: rebaje(g.metrosrebajecordon) },
      { pregunta: 'Valor del metro de rebaje', respuesta: pesos(g.valorpesosmetro) },
      { pregunta: 'Metros de cerca', respuesta: longitud(g.metroscerca) },
      { pregunta: 'Valor del metro de cerca', respuesta: pesos(g.valormetrocerca) },
      { pregunta: 'Descripción de otros', respuesta: g.descripcionotros },
    ],
  },
  { titulo: 'Liquidación', respuestas: lineasDe(g) },
]

const rebaje = (metros: string) => (metros === DOS_HUELLAS ? metros : longitud(Number(metros)))
