import { MisPedidos } from '../../consultas/MisPedidos.tsx'
import { DejarDeSeguirPage } from '../../obras/DejarDeSeguirPage.tsx'
import { SeguirObras } from '../../obras/SeguirObras.tsx'
import { CertificadoModal } from '../../padron/certificado/CertificadoModal.tsx'
import { DomicilioAMano } from '../../padron/domicilio/DomicilioAMano.tsx'
import { CorregirDomicilioModal } from '../../personas/CorregirDomicilioModal.tsx'
import { responde } from '../respuestas.ts'
import { type Escritura, nada } from './escritura.ts'

const SEGUIDA = {
  idSeguida: 2,
  idManzana: 4,
  idParcela: 7,
  seccion: '1',
  manzana: '9',
  parcela: '3',
  desde: '2026-11-22T12:00:00.000Z',
}

const PADRON = {
  apeynom: 'NIEVA CLARA',
  dni: '*****111',
  cuit: '27-*****111-*',
  calle: 'SAN MARTIN',
  numero: '450',
  piso: '1',
  dpto: 'B',
  padronm: '100001',
  padronp: '3100001',
}

/** What anybody does. */
export const DE_VECINOS: readonly Escritura[] = [
  {
    llamada: 'POST /obras/seguidas',
    en: 'obras/consultas.ts',
    quien: 'ciudadano',
    pantalla: () => <SeguirObras lugar={{ idParcela: 7 }} />,
    antes: () => responde('GET /obras/seguidas', { seguidas: [] }),
    boton: 'Avisarme de las obras en esta parcela',
  },
  {
    llamada: 'DELETE /obras/seguidas/{idSeguida}',
    en: 'obras/consultas.ts',
    quien: 'ciudadano',
    pantalla: () => <SeguirObras lugar={{ idParcela: 7 }} />,
    antes: () => responde('GET /obras/seguidas', { seguidas: [SEGUIDA] }),
    boton: 'Dejar de seguir las obras de esta parcela',
  },
  {
    llamada: 'PUT /personas/domicilioDePropietario',
    en: 'personas/CorregirDomicilioModal.tsx',
    quien: 'ciudadano',
    pantalla: () => (
      <CorregirDomicilioModal
        domicilio={{ idPropietario: 1, Domicilio: 'SAN MARTIN 450', motivo: null }}
        deOtro={false}
        alCerrar={nada}
        alTerminar={nada}
      />
    ),
    boton: 'Guardar',
  },
  {
    llamada: 'POST /misDatos/pedidos',
    en: 'consultas/MisPedidos.tsx',
    quien: 'ciudadano',
    pantalla: () => <MisPedidos />,
    antes: () => responde('GET /misDatos/pedidos', { pedidos: [] }),
    pasos: [{ 'Qué pide': 'SUPRIMIR', Motivo: 'Ya no hago trámites' }],
    boton: 'Enviar el pedido',
  },
  {
    llamada: 'POST /obras/baja',
    en: 'obras/DejarDeSeguirPage.tsx',
    pantalla: () => <DejarDeSeguirPage />,
    ruta: '/dejarDeSeguirObras/0123456789ABCDEFGHJK',
    patron: '/dejarDeSeguirObras/:codigo',
    boton: 'Dejar de recibir estos avisos',
  },
  {
    llamada: 'POST /formulario/agregarDomicilioObra',
    en: 'padron/agregarDomicilio.ts',
    quien: 'profesional',
    pantalla: () => <DomicilioAMano padron="555555" alElegir={nada} />,
    antes: () => responde('GET /formulario/calles', { calles: [{ idcalle: 7, calle: 'JUNIN' }] }),
    pasos: [{ Calle: 'JUN', 'Número de puerta': '12' }],
    boton: 'Guardar domicilio',
  },
  {
    llamada: 'POST /padron/certificado',
    en: 'padron/certificado/useCertificar.ts',
    pantalla: () => <CertificadoModal padron={PADRON} alCerrar={nada} />,
    // The dialog asks the browser to print as soon as it opens.
    antes: () => {
      window.print = nada
    },
    boton: 'PDF con número y QR',
  },
]
