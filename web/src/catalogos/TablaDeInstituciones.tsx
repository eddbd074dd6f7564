import type { Institucion } from '@catastro/domain/catalogos/instituciones'
import { ERROR_AL_DESHABILITAR_INSTITUCION } from '@catastro/domain/catalogos/mensajes'
import { useState } from 'react'
import { AccionesDeLista } from '../importaciones/AccionesDeLista.tsx'
import { main } from '../red/cliente.ts'
import { idDelUsuario } from '../red/sesion.ts'
import { Celda, Fila } from '../ui/listas/Tabla.tsx'
import { BotonNuevo } from './BotonNuevo.tsx'
import { listasDe, useInstituciones } from './consultas.ts'
import { InstitucionModal } from './InstitucionModal.tsx'
import { AccionesDeFila } from './referencia/AccionesDeFila.tsx'
import { EstadoDeFila } from './referencia/EstadoDeFila.tsx'
import { TablaDeReferencia } from './referencia/TablaDeReferencia.tsx'
import { useDeshabilitar } from './referencia/useDeshabilitar.ts'
import { SeccionConTabla } from './SeccionConTabla.tsx'

export function TablaDeInstituciones() {
  const [elegida, setElegida] = useState<Institucion | 'nueva' | null>(null)
  const deshabilitar = useDeshabilitar<Institucion>({
    idDe: ({ idInstitucion }) => idInstitucion,
    deshabilitar: (id) => main('POST /instituciones/deshabilitarInstitucion', { json: { id } }),
    habilitar: (institucion) =>
      main('POST /instituciones/editarInstitucion', { json: { ...institucion, estado: 1, usrmod: idDelUsuario() } }),
    siFalla: ERROR_AL_DESHABILITAR_INSTITUCION,
    listas: listasDe('instituciones'),
  })
  return (
    <SeccionConTabla
      titulo="Instituciones"
      accion={
        <AccionesDeLista lista="instituciones">
          <BotonNuevo de="institución" onClick={() => setElegida('nueva')} />
        </AccionesDeLista>
      }
    >
      <TablaDeReferencia
        nombre="Instituciones"
        columnas={['ID', 'Institución', 'Tipo', 'Estado', 'Acciones']}
        consulta={useInstituciones()}
        busqueda="Buscar por institución o tipo"
        textosDe={(fila) => [fila.Institucion, fila.InstitucionTipo]}
        siEstaVacia="Aún no hay instituciones. Agregue la primera con «Nuevo»."
        fila={(fila) => (
          <Fila key={fila.idInstitucion}>
            <Celda columna="ID">{fila.idInstitucion}</Celda>
            <Celda columna="Institución">{fila.Institucion}</Celda>
            <Celda columna="Tipo">{fila.InstitucionTipo}</Celda>
            <Celda columna="Estado">
              <EstadoDeFila estado={fila.estado} />
            </Celda>
            <Celda columna="Acciones">
              <AccionesDeFila
                entidad="institucion"
                id={fila.idInstitucion}
                detalle={fila.Institucion}
                alEditar={() => setElegida(fila)}
                deshabilitable={deshabilitar(fila)}
              />
            </Celda>
          </Fila>
        )}
      />
      {elegida && (
        <InstitucionModal institucion={elegida === 'nueva' ? null : elegida} alCerrar={() => setElegida(null)} />
      )}
    </SeccionConTabla>
  )
}
