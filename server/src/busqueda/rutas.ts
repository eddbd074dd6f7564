import { interpretar } from '@catastro/domain/busqueda/interpretar'
import { buscarTodo } from '@catastro/domain/busqueda/llamadas'
import { BUSCAR_MAS } from '@catastro/domain/busqueda/mensajes'
import { errorDeCampo } from '@catastro/domain/errores'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { tramoDe } from '../plataforma/paginas/tramo.ts'
import { hallarCarpetas } from './hallarCarpetas.ts'
import { hallarOtros } from './hallarOtros.ts'

const NADA_MAS = { padrones: [], empresas: [], pagos: [], libresDeuda: [], certificados: [] }

export function rutasDeBusqueda(rutas: Rutas): void {
  rutas.on(buscarTodo, async ({ db, quien, query: { texto, ...pagina } }) => {
    const buscado = interpretar(texto)
    if (!buscado) throw errorDeCampo('texto', BUSCAR_MAS)
    const tramo = tramoDe(pagina)
    const halladas = await hallarCarpetas(db, quien, buscado, tramo)
    return { ...halladas, ...(tramo.desde === 0 ? await hallarOtros(db, quien, buscado) : NADA_MAS) }
  })
}
