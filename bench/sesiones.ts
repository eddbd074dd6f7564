/** Demo people of the benchmarks, by CUIL. */
export const PABLO = '20253334445'
export const BRUNO = '20314445555'
export const LUCIA = '27285556665'

export async function ingresar(direccion: string, cuil: string): Promise<string> {
  const respuesta = await fetch(`${direccion}/sandbox/ciudad-digital/usuarios/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documento_persona: cuil, contraseña: 'demo' }),
  })
  if (!respuesta.ok) throw new Error(`No se pudo ingresar: ${respuesta.status}`)
  return ((await respuesta.json()) as { token: string }).token
}
