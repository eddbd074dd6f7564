import type { AppDePrueba } from '../appDePrueba.ts'
import { multiparte } from '../multiparte.ts'
import { fotoNumero, manana, NO_CUMPLE, visitasDePrueba } from '../visitasDePrueba.ts'

/** What the access table needs of visits; Diego inspects the folders, and Pablo filed them. */
export function mundoDeVisitas(portal: AppDePrueba) {
  const visitas = visitasDePrueba(portal)
  const visitaPlaneada = async () => ({ idVisita: (await visitas.planeada()).idVisita, version: 1 })
  async function visitaQueNoCumple() {
    const planeada = await visitas.planeada()
    await visitas.resultado('diego', planeada.idVisita, NO_CUMPLE)
    return planeada
  }
  /** Of the one item of its list that the inspector asked for. */
  async function aDistancia(): Promise<number> {
    const { idCarpeta } = await visitaQueNoCumple()
    const pedido = { idCarpeta, dia: manana(), items: [2] }
    return (await visitas.llamar('diego', 'POST', '/visitas/distancia/pedir', pedido)).json().idVisita
  }
  async function fotoADistancia() {
    const idVisita = await aDistancia()
    const pedido = { idVisita, idItem: 2 }
    const { codigo } = (await visitas.llamar('pablo', 'POST', '/visitas/distancia/codigo', pedido)).json()
    return multiparte({ ...pedido, codigo }, [{ campo: 'foto', nombre: 'foto.jpg', contenido: fotoNumero(1) }])
  }
  async function aDistanciaConFotos() {
    const { payload, headers } = await fotoADistancia()
    await portal.como('pablo', { method: 'POST', url: '/api/visitas/distancia/foto', payload, headers })
    const [ultima] = await visitas.consultar('select max(id_visita)::integer as id from visita')
    return { idVisita: ultima.id as number, version: 1 }
  }
  return {
    visitas,
    visitaPlaneada,
    visitaQueNoCumple,
    aDistancia,
    fotoADistancia,
    aDistanciaConFotos,
    async aDistanciaEnviada() {
      const pedido = await aDistanciaConFotos()
      await visitas.llamar('pablo', 'POST', '/visitas/distancia/enviar', pedido)
      return { idVisita: pedido.idVisita, version: 2, juicios: [{ idItem: 2, juicio: 'CUMPLE' }] }
    },
    async fotoApartada(): Promise<number> {
      const { idCarpeta, idVisita } = await visitas.planeada()
      await visitas.asignar(idCarpeta, null)
      await visitas.foto('diego', idVisita)
      const [ultima] = await visitas.consultar('select max(id_envio)::integer as id from visita_envio')
      return ultima.id
    },
    async agendaDeDiego(): Promise<string> {
      const { direccion } = (await visitas.llamar('diego', 'POST', '/visitas/agenda')).json()
      return new URL(direccion).pathname
    },
  }
}
