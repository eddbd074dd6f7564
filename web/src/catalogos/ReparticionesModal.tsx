import { DatosDeReparticion, type Reparticion } from '@catastro/domain/catalogos/oficinas'
import { MAX_REPARTICION } from '@catastro/domain/catalogos/reglas'
import { useState } from 'react'
import { useFicha } from '../envios/ficha.tsx'
import { main } from '../red/cliente.ts'
import { FormTextoContado } from '../ui/campos/formulario.tsx'
import { Celda, Fila } from '../ui/listas/Tabla.tsx'
import { Modal } from '../ui/pagina/Modal.tsx'
import { BotonNuevo } from './BotonNuevo.tsx'
import { useReleer, useReparticiones } from './consultas.ts'
import { AVISO_DE_MODAL_MS } from './mensajes.ts'
import { AccionesDeFila } from './referencia/AccionesDeFila.tsx'
import { ModalDeFicha } from './referencia/ModalDeFicha.tsx'
import { TablaDeReferencia } from './referencia/TablaDeReferencia.tsx'

/** Reparticiones have no screen of their own: they are kept here. */
export function ReparticionesModal({ alCerrar }: { alCerrar: () => void }) {
  const [elegida, setElegida] = useState<Reparticion | 'nueva' | null>(null)
  return (
    <>
      <Modal
        abierto
        titulo="Gestionar reparticiones"
        alCerrar={alCerrar}
        acciones={<BotonNuevo de="repartición" onClick={() => setElegida('nueva')} />}
      >
        <TablaDeReferencia
          nombre="Reparticiones"
          columnas={['ID', 'Repartición', 'Acciones']}
          consulta={useReparticiones()}
          busqueda="Buscar por repartición"
          idDeBusqueda="buscarReparticion"
          textosDe={(fila) => [fila.Reparticion]}
          siEstaVacia="Aún no hay reparticiones. Agregue la primera con «Nuevo»."
          fila={(fila) => (
            <Fila key={fila.idReparticion}>
              <Celda columna="ID">{fila.idReparticion}</Celda>
              <Celda columna="Repartición">{fila.Reparticion}</Celda>
              <Celda columna="Acciones">
                <AccionesDeFila
                  entidad="reparticion"
                  id={fila.idReparticion}
                  detalle={fila.Reparticion}
                  alEditar={() => setElegida(fila)}
                />
              </Celda>
            </Fila>
          )}
        />
      </Modal>
      {elegida && (
        <ReparticionModal reparticion={elegida === 'nueva' ? null : elegida} alCerrar={() => setElegida(null)} />
      )}
    </>
  )
}

interface Props {
  readonly reparticion: Reparticion | null
  readonly alCerrar: () => void
}

function ReparticionModal({ reparticion, alCerrar }: Props) {
  const releer = useReleer('reparticiones')
  const alTerminar = () => {
    alCerrar()
    releer()
  }
  const ficha = useFicha({
    inicial: { Reparticion: reparticion?.Reparticion ?? '' },
    esquema: DatosDeReparticion,
    guardar: (json) =>
      reparticion
        ? main('POST /catastroReparticiones/editarReparticion', {
            json: { ...json, idReparticion: reparticion.idReparticion },
          })
        : main('POST /catastroReparticiones/crearReparticion', { json }),
    duracion: AVISO_DE_MODAL_MS,
  })
  return (
    <ModalDeFicha
      titulo={reparticion ? 'Editar repartición' : 'Nueva repartición'}
      ficha={ficha}
      alCerrar={alCerrar}
      alTerminar={alTerminar}
    >
      <FormTextoContado max={MAX_REPARTICION} {...ficha.campo('Reparticion')} />
    </ModalDeFicha>
  )
}
