import { enOracion } from '@catastro/domain/catalogos/enOracion'
import { DatosDeLista, type ListaDeControl } from '@catastro/domain/visitas/listas'
import { MAX_NOMBRE_DE_LISTA } from '@catastro/domain/visitas/reglas'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { EstadoInput } from '../../catalogos/referencia/EstadoDeFila.tsx'
import { ModalDeFicha } from '../../catalogos/referencia/ModalDeFicha.tsx'
import { useFicha } from '../../envios/ficha.tsx'
import { main } from '../../red/cliente.ts'
import { idDelUsuario } from '../../red/sesion.ts'
import { FormRow } from '../../ui/campos/FormRow.tsx'
import { FormSelect, FormText, FormTextoContado } from '../../ui/campos/formulario.tsx'
import { type ItemEscrito, ItemsDeLista } from './ItemsDeLista.tsx'
import { comoFlag, itemsDelPedido } from './itemsDelPedido.ts'

interface Props {
  /** Null: a new one. */
  readonly lista: ListaDeControl | null
  readonly tipos: readonly { readonly idObraTipo: number; readonly ObraTipo: string }[]
  readonly usos: readonly { readonly idUso: number; readonly uso: string }[]
  readonly alCerrar: () => void
}

const VACIO: ItemEscrito = { clave: 1, idItem: null, texto: '', conFoto: false, estado: 1 }
const itemsDe = (lista: ListaDeControl | null): readonly ItemEscrito[] =>
  lista ? lista.items.map((item) => ({ ...item, clave: item.idItem })) : [VACIO]

const comoId = (texto: string) => (texto === '' ? null : Number(texto))

const { nombre, idObraTipo, idUso, estado, orden } = DatosDeLista.shape
/** Its items are said one by one, by the server. */
const SoloSusCampos = z.object({ nombre, orden, idObraTipo, idUso, estado })

/** A list with its items, in their order: what was visited keeps the version it was visited with. */
export function ListaModal({ lista, tipos, usos, alCerrar }: Props) {
  const consultas = useQueryClient()
  const [items, setItems] = useState(() => itemsDe(lista))
  const alTerminar = () => {
    alCerrar()
    void consultas.invalidateQueries({ queryKey: ['visitas', 'listas'] })
  }
  const ficha = useFicha({
    inicial: {
      nombre: lista?.nombre ?? '',
      orden: String(lista?.orden ?? 0),
      idObraTipo: String(lista?.idObraTipo ?? ''),
      idUso: String(lista?.idUso ?? ''),
      estado: String(lista?.estado ?? 1),
    },
    esquema: SoloSusCampos,
    guardar: ({ nombre, orden, idObraTipo, idUso, estado }) => {
      const json = {
        nombre,
        orden: Number(orden),
        idObraTipo: comoId(idObraTipo),
        idUso: comoId(idUso),
        items: itemsDelPedido(items),
        estado: comoFlag(estado === '1'),
        usrmod: idDelUsuario(),
      } as const
      return lista
        ? main('POST /visitas/editarLista', { json: { ...json, idLista: lista.idLista, version: lista.version } })
        : main('POST /visitas/agregarLista', { json })
    },
  })
  return (
    <ModalDeFicha
      titulo={lista ? 'Editar lista de control' : 'Nueva lista de control'}
      ficha={ficha}
      alCerrar={alCerrar}
      alTerminar={alTerminar}
    >
      <FormTextoContado max={MAX_NOMBRE_DE_LISTA} {...ficha.campo('nombre')} />
      <FormRow>
        <FormSelect
          {...ficha.campo('idObraTipo')}
          vacia="Ninguno"
          opciones={tipos.map(({ idObraTipo, ObraTipo }) => ({ valor: idObraTipo, texto: enOracion(ObraTipo) }))}
        />
        <FormSelect
          {...ficha.campo('idUso')}
          vacia="Ninguno"
          help="Uno de los dos; ninguno, para todo lo que no tiene la suya."
          opciones={usos.map(({ idUso, uso }) => ({ valor: idUso, texto: uso }))}
        />
      </FormRow>
      <ItemsDeLista items={items} alCambiar={setItems} disabled={ficha.ocupado} />
      <FormRow>
        <FormText {...ficha.campo('orden')} inputMode="numeric" />
        <EstadoInput {...ficha.campo('estado')} />
      </FormRow>
    </ModalDeFicha>
  )
}
