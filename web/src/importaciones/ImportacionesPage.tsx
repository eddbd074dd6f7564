import { CLASES } from '@catastro/domain/importaciones/reglas'
import { useSearchParams } from 'react-router'
import { SoloLectura } from '../acceso/avisos/SoloLectura.tsx'
import { INICIO } from '../acceso/direcciones.ts'
import { useMantiene } from '../acceso/permisos.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { importacionesDe } from './direcciones.ts'
import { ElegirArchivo } from './ElegirArchivo.tsx'
import { UltimasImportaciones } from './UltimasImportaciones.tsx'
import { UnaImportacion } from './UnaImportacion.tsx'

/** Reference data by the file. The address says which kind, and which import is being looked at. */
export function ImportacionesPage() {
  const mantiene = useMantiene()
  const [parametros, setParametros] = useSearchParams()
  const clase = CLASES.find((c) => c === parametros.get('clase')) ?? 'calles'
  const id = Number(parametros.get('importacion')) || null
  const ver = (idImportacion: number) => setParametros({ clase, importacion: String(idImportacion) })
  return (
    <>
      <PageTitle
        volverA={id === null ? INICIO.enlace() : importacionesDe(clase)}
        textoVolver={id === null ? 'Volver' : 'Importar otro archivo'}
        bajada="Primero se revisa el archivo y se ve, fila por fila, qué se agregaría, qué cambiaría y qué está mal. Nada cambia hasta que usted lo aplica; y se aplica todo, o nada."
      >
        Importar y exportar
      </PageTitle>
      <SoloLectura />
      {mantiene && id !== null && <UnaImportacion key={id} idImportacion={id} />}
      {mantiene && id === null && (
        <>
          <ElegirArchivo
            clase={clase}
            alElegirClase={(nueva) => setParametros({ clase: nueva }, { replace: true })}
            alSubir={ver}
          />
          <UltimasImportaciones alElegir={ver} />
        </>
      )}
    </>
  )
}
