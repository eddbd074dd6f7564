import { diaDe } from '@catastro/domain/dias'
import { fechaYHora } from '../ui/pagina/formato.ts'

/** Under which what was begun is kept. */
export const SIN_ENVIAR = ['inicio', 'borradores']

/** 'hoy 14:25', 'el 23/11/2026 14:25'. */
export function cuandoSeGuardo(momento: string) {
  const [dia, hora] = fechaYHora(momento).split(' ')
  return diaDe(new Date(momento)) === diaDe(new Date()) ? `hoy ${hora}` : `el ${dia} ${hora}`
}
