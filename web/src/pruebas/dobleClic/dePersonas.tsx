import { ColegioModal } from '../../personas/ColegioModal.tsx'
import { ProfesionalModal } from '../../personas/ProfesionalModal.tsx'
import { ProfesionalNuevo } from '../../personas/ProfesionalNuevo.tsx'
import { ProfesionModal } from '../../personas/ProfesionModal.tsx'
import { UniversidadModal } from '../../personas/UniversidadModal.tsx'
import { type Escritura, nada } from './escritura.ts'
import { colegio, profesion, universidad } from './listas.ts'

const PERSONA = { idPersona: 30, documento_persona: '27336667777', nombre_persona: 'Rosa', apellido_persona: 'Ávila' }
const MATRICULA = { idProfesion: 2, idUniversidad: 3, matricula: 'A-1', fechaVencimiento: '2027-12-31' }

export const DE_PERSONAS: readonly Escritura[] = [
  {
    llamada: 'POST /profesionales/nuevoColegio',
    en: 'personas/ColegioModal.tsx',
    pantalla: () => <ColegioModal colegio={null} alCerrar={nada} />,
    pasos: [{ 'Nombre del colegio': 'COLEGIO NUEVO' }],
    boton: 'Guardar',
  },
  {
    llamada: 'POST /profesionales/editarColegio',
    en: 'personas/ColegioModal.tsx',
    pantalla: () => <ColegioModal colegio={colegio} alCerrar={nada} />,
    boton: 'Guardar',
  },
  {
    llamada: 'POST /profesionales/nuevaProfesion',
    en: 'personas/ProfesionModal.tsx',
    pantalla: () => <ProfesionModal profesion={null} alCerrar={nada} />,
    pasos: [{ 'Nombre de la profesión': 'INGENIERO', Colegio: '1' }],
    boton: 'Guardar',
  },
  {
    llamada: 'POST /profesionales/editarProfesion',
    en: 'personas/ProfesionModal.tsx',
    pantalla: () => <ProfesionModal profesion={profesion} alCerrar={nada} />,
    boton: 'Guardar',
  },
  {
    llamada: 'POST /profesionales/nuevaUniversidad',
    en: 'personas/UniversidadModal.tsx',
    pantalla: () => <UniversidadModal universidad={null} alCerrar={nada} />,
    pasos: [{ 'Nombre de la universidad': 'UTN' }],
    boton: 'Guardar',
  },
  {
    llamada: 'POST /profesionales/editarUniversidad',
    en: 'personas/UniversidadModal.tsx',
    pantalla: () => <UniversidadModal universidad={universidad} alCerrar={nada} />,
    boton: 'Guardar',
  },
  {
    llamada: 'POST /profesionales/editarProfesional',
    en: 'personas/ProfesionalModal.tsx',
    pantalla: () => (
      <ProfesionalModal
        profesional={{
          ...PERSONA,
          ...profesion,
          ...universidad,
          ...MATRICULA,
          idProfesional: 3,
          vencimiento: 'vigente',
        }}
        nombre="Rosa Ávila"
        alCerrar={nada}
      />
    ),
    boton: 'Guardar',
  },
  {
    llamada: 'POST /profesionales/nuevoProfesional',
    en: 'personas/ProfesionalNuevo.tsx',
    pantalla: () => <ProfesionalNuevo persona={PERSONA} alAgregar={nada} />,
    pasos: [{ Profesión: '2', Universidad: '3', Matrícula: 'A-1', 'Vencimiento de la matrícula': '2027-12-31' }],
    boton: 'Agregar',
  },
]
