import type { Estado } from '@catastro/domain/carpetas/movimientos'
import type { CodigoDeFormulario } from '@catastro/domain/formularios/formularios'
import type { EstadoDePago, Revision } from '@catastro/domain/pagos/estados'
import type { DbRaiz } from '../../src/plataforma/base/db.ts'
import type { Clase, Observacion, Producto } from './modelo.ts'

/** A folder with all that hangs from it, as its rows say. */
export interface Foto {
  readonly carpeta: {
    readonly estado: Estado
    readonly previo: Estado | null
    readonly completa: boolean
    readonly presentada: boolean
    readonly expediente: string | null
    readonly pagada: boolean
    readonly borrada: boolean
    readonly version: number
  }
  readonly formularios: readonly {
    readonly codigo: CodigoDeFormulario
    readonly grabado: boolean
    readonly observado: boolean
    readonly pagado: number
    readonly idPago: number | null
  }[]
  /** What the 1bis comes to, once it was sent. */
  readonly total: number | null
  readonly archivos: readonly { readonly id: number; readonly clase: Clase }[]
  readonly observaciones: readonly {
    readonly id: number
    readonly codigo: CodigoDeFormulario | null
    readonly idArchivo: number | null
    readonly situacion: Observacion['situacion']
  }[]
  readonly pagos: readonly {
    readonly id: number
    readonly producto: Producto
    readonly idPersona: number
    readonly monto: number
    readonly estado: EstadoDePago
    readonly revision: Revision | null
    readonly usadoPor: string | null
    /** What of it was paid in excess. */
    readonly excedente: number | null
  }[]
}

const VER = `
  select json_build_object(
    'carpeta', json_build_object('estado', e.tramite_estado, 'previo', p.tramite_estado, 'completa', c.completa, 'presentada', c.presentada,
      'expediente', c.expediente, 'pagada', c.pagado_el is not null, 'borrada', c.borrada_el is not null,
      'version', c.version),
    'formularios', (
      select json_agg(json_build_object('codigo', t.codigo, 'grabado', f.grabado, 'observado', f.observado,
        'pagado', f.pagado, 'idPago', f.id_pago) order by f.orden)
      from carpeta_formulario f join formulario_tipo t using (id_formulario_tipo) where f.id_carpeta = c.id_carpeta),
    'total', (select b.total from formulario1bis b where b.id_carpeta = c.id_carpeta),
    'archivos', coalesce((
      select json_agg(json_build_object('id', a.id_archivo, 'clase', a.clase) order by a.id_archivo)
      from archivo a where a.id_carpeta = c.id_carpeta), '[]'),
    'observaciones', coalesce((
      select json_agg(json_build_object('id', o.id_observacion, 'codigo', t.codigo, 'idArchivo', o.id_archivo,
        'situacion', o.situacion) order by o.id_observacion)
      from observacion o left join formulario_tipo t using (id_formulario_tipo) where o.id_carpeta = c.id_carpeta), '[]'),
    'pagos', coalesce((
      select json_agg(json_build_object('id', g.id_pago, 'producto', g.tipo, 'idPersona', g.id_persona, 'monto', g.monto,
        'estado', g.estado, 'revision', g.revision, 'usadoPor', g.usado_por, 'excedente', g.excedente) order by g.id_pago)
      from pago g where g.tipo in ('FORM1BIS', 'FORM14') and g.clave = 'carpeta ' || c.id_carpeta), '[]')) as foto
  from carpeta c join tramite_estado e on e.id_tramite_estado = c.estado
    left join tramite_estado p on p.id_tramite_estado = c.estado_previo
  where c.id_carpeta = $1`

export async function fotografiar(db: DbRaiz, idCarpeta: number): Promise<Foto> {
  const { rows } = await db.$client.query<{ foto: Foto }>({ name: 'foto_de_carpeta', text: VER, values: [idCarpeta] })
  if (!rows[0]) throw new Error(`No hay una carpeta ${idCarpeta}`)
  return rows[0].foto
}
