/** Without WebGL 2 there is no map, and the list alone serves. */
export const puedeDibujar = () => document.createElement('canvas').getContext('webgl2') !== null
