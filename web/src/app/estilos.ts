import createCache, { type StylisPlugin } from '@emotion/cache'

/** What the browsers that the portal is for still know by another name only. */
const CON_PREFIJO = /^(user-select|text-size-adjust):/

const prefijos: StylisPlugin = (elemento) => {
  if (elemento.type === 'decl' && !elemento.return && CON_PREFIJO.test(elemento.value))
    elemento.return = `-webkit-${elemento.value}${elemento.value}`
}

/** Emotion's own table of prefixes weighs each declaration against browsers of ten years ago, before the first screen. */
export const estilos = createCache({ key: 'css', stylisPlugins: [prefijos] })
