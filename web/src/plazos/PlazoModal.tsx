import { enOracion } from '@catastro/domain/catalogos/enOracion'
import { DatosDePlazo, type PlazoGuardado } from '@catastro/domain/plazos/llamadas'
import { AL_VENCER, type AlVencer, SITUACIONES, type Situacion } from '@catastro/domain/plazos/reglas'
import { useQueryClient } from '@tanstack/react-query'
import { ModalDeFicha } from '../catalogos/referencia/ModalDeFicha.tsx'
import { useFicha } from '../envios/ficha.tsx'
import { main } from '../red/cliente.ts'
import { FormSelect, FormText } from '../ui/campos/formulario.tsx'
import { NOMBRE_DE_AL_VENCER, nombreDeSituacion, TODOS_LOS_TIPOS } from './mensajes.ts'

interface Props {
  readonly plazo: PlazoGuardado | null
  readonly tipos: readonly { readonly idEncomiendaTipo: number; readonly encomiendatipo: string }[]
  readonly alCerrar: () => void
}

const DE_DIAS = [
  { valor: '1', texto: 'Hábiles' },
  { valor: '0', texto: 'Corridos' },
]
const DE_ESTADO = [
  { valor: '1', texto: 'Habilitado' },
  { valor: '0', texto: 'Deshabilitado' },
]
const comoFlag = (valor: string) => (valor === '1' ? 1 : 0)

/** The term of a state, and of a type if it has one of its own. */
export function PlazoModal({ plazo, tipos, alCerrar }: Props) {
  const consultas = useQueryClient()
  const alTerminar = () => {
    alCerrar()
    void consultas.invalidateQueries({ queryKey: ['plazos'] })
  }
  const ficha = useFicha({
    inicial: {
      situacion: plazo?.situacion ?? 'RECIBIDO MESA ENTRADAS',
      idEncomiendaTipo: String(plazo?.idEncomiendaTipo ?? ''),
      dias: plazo ? String(plazo.dias) : '',
      habiles: plazo?.habiles === false ? '0' : '1',
      alVencer: plazo?.alVencer ?? 'NADA',
      estado: String(plazo?.estado ?? 1),
    } as Record<'situacion' | 'idEncomiendaTipo' | 'dias' | 'habiles' | 'alVencer' | 'estado', string>,
    esquema: DatosDePlazo,
    guardar: (v) =>
      main('POST /plazos/guardar', {
        json: {
          situacion: v.situacion as Situacion,
          idEncomiendaTipo: v.idEncomiendaTipo ? Number(v.idEncomiendaTipo) : null,
          dias: v.dias,
          habiles: comoFlag(v.habiles),
          alVencer: v.alVencer as AlVencer,
          estado: comoFlag(v.estado),
        },
      }),
  })
  const fijo = plazo !== null || ficha.ocupado
  return (
    <ModalDeFicha
      titulo={plazo ? 'Editar plazo' : 'Nuevo plazo'}
      ficha={ficha}
      alCerrar={alCerrar}
      alTerminar={alTerminar}
    >
      <FormSelect
        {...ficha.campo('situacion')}
        opciones={SITUACIONES.map((valor) => ({ valor, texto: nombreDeSituacion(valor) }))}
        vacia=""
        disabled={fijo}
      />
      <FormSelect
        {...ficha.campo('idEncomiendaTipo')}
        vacia={TODOS_LOS_TIPOS}
        opciones={tipos.map((tipo) => ({ valor: tipo.idEncomiendaTipo, texto: enOracion(tipo.encomiendatipo) }))}
        disabled={fijo}
      />
      <FormText {...ficha.campo('dias')} inputMode="numeric" />
      <FormSelect {...ficha.campo('habiles')} opciones={DE_DIAS} vacia="" />
      <FormSelect
        {...ficha.campo('alVencer')}
        opciones={AL_VENCER.map((valor) => ({ valor, texto: NOMBRE_DE_AL_VENCER[valor] }))}
        vacia=""
      />
      <FormSelect {...ficha.campo('estado')} opciones={DE_ESTADO} vacia="" />
    </ModalDeFicha>
  )
}
