import type { InstitucionTipo } from '@catastro/domain/catalogos/instituciones'
import { ERROR_AL_DESHABILITAR_TIPO } from '@catastro/domain/catalogos/mensajes'
import { useState } from 'react'
import { AccionesDeLista } from '../importaciones/AccionesDeLista.tsx'
import { main } from '../red/cliente.ts'
import { idDelUsuario } from '../red/sesion.ts'
import { Celda, Fila } from '../ui/listas/Tabla.tsx'
import { BotonNuevo } from './BotonNuevo.tsx'
import { listasDe, useTiposDeInstitucion } from './consultas.ts'
import { InstitucionTipoModal } from './InstitucionTipoModal.tsx'
import { AccionesDeFila } from './referencia/AccionesDeFila.tsx'
import { EstadoDeFila } from './referencia/EstadoDeFila.tsx'
import { TablaDeReferencia } from './referencia/TablaDeReferencia.tsx'
import { useDeshabilitar } from './referencia/useDeshabilitar.ts'
import { SeccionConTabla } from './SeccionConTabla.tsx'

export function TablaDeTipos() {
  const [elegido, setElegido] = useState<InstitucionTipo | 'nuevo' | null>(null)
  const deshabilitar = useDeshabilitar<InstitucionTipo>({
    idDe: ({ idInstitucionTipo }) => idInstitucionTipo,
    deshabilitar: (id) => main('POST /instituciones/deshabilitarInstitucionTipo', { json: { id } }),
    habilitar: (tipo) =>
      main('POST /instituciones/editarInstitucionTipo', { json: { ...tipo, estado: 1, usrmod: idDelUsuario() } }),
    siFalla: ERROR_AL_DESHABILITAR_TIPO,
    listas: listasDe('institucionesTipo'),
  })
  return (
    <SeccionConTabla
      titulo="Tipos de institución"
      accion={
        <AccionesDeLista lista="institucionesTipo">
          <BotonNuevo de="tipo de institución" onClick={() => setElegido('nuevo')} />
        </AccionesDeLista>
      }
    >
      <TablaDeReferencia
        nombre="Tipos de institución"
        columnas={['ID', 'Tipo', 'Estado', 'Acciones']}
        consulta={useTiposDeInstitucion()}
        busqueda="Buscar por tipo"
        idDeBusqueda="buscarTipo"
        textosDe={(fila) => [fila.InstitucionTipo]}
        siEstaVacia="Aún no hay tipos de institución. Agregue el primero con «Nuevo»."
        fila={(fila) => (
          <Fila key={fila.idInstitucionTipo}>
            <Celda columna="ID">{fila.idInstitucionTipo}</Celda>
            <Celda columna="Tipo">{fila.InstitucionTipo}</Celda>
            <Celda columna="Estado">
              <EstadoDeFila estado={fila.estado} />
            </Celda>
            <Celda columna="Acciones">
              <AccionesDeFila
                entidad="institucion_tipo"
                id={fila.idInstitucionTipo}
                detalle={fila.InstitucionTipo}
                alEditar={() => setElegido(fila)}
                deshabilitable={deshabilitar(fila)}
              />
            </Celda>
          </Fila>
        )}
      />
      {elegido && (
        <InstitucionTipoModal tipo={elegido === 'nuevo' ? null : elegido} alCerrar={() => setElegido(null)} />
      )}
    </SeccionConTabla>
  )
}
