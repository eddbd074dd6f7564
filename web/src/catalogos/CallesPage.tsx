import type { Calle } from '@catastro/domain/catalogos/calles'
import { ERROR_AL_DESHABILITAR_CALLE } from '@catastro/domain/catalogos/mensajes'
import { useState } from 'react'
import { main } from '../app/cliente.ts'
import { AccionesDeLista } from '../ui/AccionesDeLista.tsx'
import { AccionesDeRegistro } from '../ui/AccionesDeRegistro.tsx'
import { EstadoDeRegistro } from '../ui/EstadoDeRegistro.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { SoloLectura } from '../ui/SoloLectura.tsx'
import { Celda, Fila } from '../ui/Tabla.tsx'
import { TablaDeReferencia } from '../ui/TablaDeReferencia.tsx'
import { useDeshabilitar } from '../ui/useDeshabilitar.ts'
import { BotonNuevo } from './BotonNuevo.tsx'
import { CalleModal } from './CalleModal.tsx'
import { listasDe, useCalles } from './consultas.ts'
import { AVISO_DE_MODAL_MS } from './mensajes.ts'

export function CallesPage() {
  const [elegida, setElegida] = useState<Calle | 'nueva' | null>(null)
  const deshabilitar = useDeshabilitar({
    deshabilitar: (id) => main('POST /catastroCalles/deshabilitarCalle', { json: { id } }),
    siFalla: ERROR_AL_DESHABILITAR_CALLE,
    listas: listasDe('callesDeReferencia'),
    duracion: AVISO_DE_MODAL_MS,
  })
  return (
    <>
      <PageTitle
        volverA="/catastro"
        accion={
          <AccionesDeLista lista="calles">
            <BotonNuevo de="calle" onClick={() => setElegida('nueva')} />
          </AccionesDeLista>
        }
      >
        Calles
      </PageTitle>
      <SoloLectura />
      <TablaDeReferencia
        nombre="Calles"
        columnas={['ID', 'Calle', 'Tipo', 'Estado', 'Acciones']}
        consulta={useCalles()}
        busqueda="Buscar por calle o tipo"
        textosDe={(fila) => [fila.calle, fila.calletipo]}
        siEstaVacia="Aún no hay calles. Agregue la primera con «Nuevo»."
        fila={(fila) => (
          <Fila key={fila.idcalle}>
            <Celda columna="ID">{fila.idcalle}</Celda>
            <Celda columna="Calle">{fila.calle}</Celda>
            <Celda columna="Tipo">{fila.calletipo}</Celda>
            <Celda columna="Estado">
              <EstadoDeRegistro estado={fila.estado} />
            </Celda>
            <Celda columna="Acciones">
              <AccionesDeRegistro
                entidad="calle"
                id={fila.idcalle}
                detalle={fila.calle}
                alEditar={() => setElegida(fila)}
                alDeshabilitar={() => deshabilitar(fila.idcalle)}
                sePuedeDeshabilitar={fila.estado === 1}
              />
            </Celda>
          </Fila>
        )}
      />
      {elegida && <CalleModal calle={elegida === 'nueva' ? null : elegida} alCerrar={() => setElegida(null)} />}
    </>
  )
}
