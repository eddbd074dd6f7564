import type { ListaDeControl } from '@catastro/domain/visitas/listas'
import { CancelarVisita } from '../../visitas/carpeta/CancelarVisita.tsx'
import { ObservarVisita } from '../../visitas/carpeta/ObservarVisita.tsx'
import { PlanearVisita } from '../../visitas/carpeta/PlanearVisita.tsx'
import { FichaDeApartado } from '../../visitas/ciudad/FichaDeApartado.tsx'
import type { ADistancia, VisitaDeCarpeta } from '../../visitas/consultas.ts'
import { Fotografiar } from '../../visitas/distancia/Fotografiar.tsx'
import { IrEnPersona } from '../../visitas/distancia/IrEnPersona.tsx'
import { Juzgar } from '../../visitas/distancia/Juzgar.tsx'
import { CalendarioModal } from '../../visitas/jornada/CalendarioModal.tsx'
import { ListaModal } from '../../visitas/listas/ListaModal.tsx'
import { ListasDeControlPage } from '../../visitas/listas/ListasDeControlPage.tsx'
import { OrdenarVisitas } from '../../visitas/OrdenarVisitas.tsx'
import { atiende, responde } from '../respuestas.ts'
import { visitaDePrueba } from '../visita.ts'
import { type Escritura, nada } from './escritura.ts'

const VISITA = visitaDePrueba() as unknown as VisitaDeCarpeta
const DIA = { Día: '2026-12-01' }
const LISTA: ListaDeControl = {
  idLista: 3,
  nombre: 'OBRA NUEVA',
  orden: 1,
  idObraTipo: null,
  ObraTipo: null,
  idUso: null,
  uso: null,
  version: 2,
  items: [{ idItem: 1, texto: 'Cerco', conFoto: true, estado: 1 }],
  estado: 1,
  usrmod: null,
}
const aDistancia = (situacion: 'PENDIENTE' | 'ENVIADO', conFoto: boolean): ADistancia => ({
  visita: { ...visitaDePrueba(), modo: 'A DISTANCIA' },
  items: [
    {
      idItem: 1,
      texto: 'Cerco',
      situacion,
      pedido: '',
      nota: '',
      fotos: conFoto
        ? [
            {
              idArchivo: 9,
              idItem: 1,
              fecha: '2026-11-21T15:00:00.000Z',
              tomadaEl: null,
              actual: true,
            },
          ]
        : [],
    },
  ],
  puede: { fotografiar: true, enviar: true, juzgar: true },
})

export const DE_VISITAS: readonly Escritura[] = [
  {
    llamada: 'POST /visitas/planear',
    en: 'visitas/carpeta/PlanearVisita.tsx',
    pantalla: () => <PlanearVisita idCarpeta={1002} alCerrar={nada} />,
    pasos: [DIA],
    boton: 'Planear',
  },
  {
    llamada: 'PUT /visitas/mover',
    en: 'visitas/carpeta/PlanearVisita.tsx',
    pantalla: () => <PlanearVisita idCarpeta={1002} visita={VISITA} alCerrar={nada} />,
    boton: 'Guardar',
  },
  {
    llamada: 'POST /visitas/distancia/pedir',
    en: 'visitas/carpeta/PlanearVisita.tsx',
    pantalla: () => <PlanearVisita idCarpeta={1002} aDistancia alCerrar={nada} />,
    boton: 'Pedir',
  },
  {
    llamada: 'PUT /visitas/cancelar',
    en: 'visitas/carpeta/CancelarVisita.tsx',
    pantalla: () => <CancelarVisita visita={VISITA} alCerrar={nada} />,
    pasos: [{ 'Por qué se cancela': 'Llueve' }],
    boton: 'Cancelar la visita',
  },
  {
    llamada: 'POST /visitas/observar',
    en: 'visitas/carpeta/ObservarVisita.tsx',
    pantalla: () => <ObservarVisita visita={VISITA} alCerrar={nada} />,
    pasos: [{ 'Observación 1': 'Falta el cerco' }],
    boton: 'Observar',
  },
  {
    llamada: 'PUT /visitas/ordenar',
    en: 'visitas/OrdenarVisitas.tsx',
    pantalla: () => <OrdenarVisitas dia="2026-11-23" visitas={[VISITA]} alCerrar={nada} />,
    boton: 'Guardar el orden',
  },
  {
    llamada: 'POST /visitas/agenda',
    en: 'visitas/jornada/CalendarioModal.tsx',
    pantalla: () => <CalendarioModal alCerrar={nada} />,
    antes: () => responde('GET /visitas/agenda', { desde: null }),
    boton: 'Hacer una dirección',
  },
  {
    llamada: 'PUT /visitas/distancia/ir',
    en: 'visitas/distancia/IrEnPersona.tsx',
    pantalla: () => <IrEnPersona visita={visitaDePrueba()} alCerrar={nada} />,
    pasos: [DIA],
    boton: 'Planear',
  },
  {
    llamada: 'POST /visitas/distancia/codigo',
    en: 'visitas/distancia/useFotoConCodigo.ts',
    quien: 'profesional',
    pantalla: () => <Fotografiar datos={aDistancia('PENDIENTE', false)} />,
    boton: 'Sacar una foto de Cerco',
  },
  {
    llamada: 'POST /visitas/distancia/enviar',
    en: 'visitas/distancia/Fotografiar.tsx',
    quien: 'profesional',
    pantalla: () => <Fotografiar datos={aDistancia('PENDIENTE', true)} />,
    boton: 'Enviar al inspector',
  },
  {
    llamada: 'POST /visitas/distancia/juzgar',
    en: 'visitas/distancia/Juzgar.tsx',
    pantalla: () => <Juzgar datos={aDistancia('ENVIADO', false)} />,
    pasos: [{ Cumple: '' }],
    boton: 'Cerrar la visita',
  },
  {
    llamada: 'PUT /visitas/apartado',
    en: 'visitas/ciudad/FichaDeApartado.tsx',
    pantalla: () => (
      <FichaDeApartado
        apartado={{
          idEnvio: 4,
          sha256: '',
          quien: 'Soria Diego',
          recibidoEl: '2026-11-21T15:00:00.000Z',
          contenido: null,
          foto: null,
          clase: 'RESULTADO',
          id: 'x',
          motivo: 'VISITA CANCELADA',
          idVisita: 7,
          idCarpeta: 1002,
          dia: '2026-11-23',
          inspector: null,
          vale: null,
          decide: 'USTED',
        }}
      />
    ),
    pasos: ['Vale este', { Motivo: 'Se habló con él' }],
    boton: 'Confirmar',
  },
  {
    llamada: 'POST /visitas/agregarLista',
    en: 'visitas/listas/ListaModal.tsx',
    pantalla: () => <ListaModal lista={null} tipos={[]} usos={[]} alCerrar={nada} />,
    pasos: [{ Nombre: 'REFACCION', 'Qué se mira (punto 1)': 'Cerco' }],
    boton: 'Guardar',
  },
  {
    llamada: 'POST /visitas/editarLista',
    en: 'visitas/listas/ListaModal.tsx',
    pantalla: () => <ListaModal lista={LISTA} tipos={[]} usos={[]} alCerrar={nada} />,
    boton: 'Guardar',
  },
  {
    llamada: 'POST /visitas/deshabilitarLista',
    en: 'visitas/listas/ListasDeControlPage.tsx',
    pantalla: () => <ListasDeControlPage />,
    antes: () => responde('GET /visitas/listas', { listas: [LISTA], tipos: [], usos: [] }),
    boton: 'Deshabilitar OBRA NUEVA',
  },
  {
    llamada: 'POST /visitas/editarLista',
    en: 'visitas/listas/ListasDeControlPage.tsx',
    pantalla: () => <ListasDeControlPage />,
    antes: () => {
      responde('GET /visitas/listas', { listas: [LISTA], tipos: [], usos: [] })
      atiende('POST /visitas/deshabilitarLista', () => {
        responde('GET /visitas/listas', { listas: [{ ...LISTA, estado: 0 }], tipos: [], usos: [] })
        return { ok: true, message: 'Operación exitosa!' }
      })
    },
    pasos: ['Deshabilitar OBRA NUEVA'],
    boton: 'Deshacer: OBRA NUEVA',
  },
]
