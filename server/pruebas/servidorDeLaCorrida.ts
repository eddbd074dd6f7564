import { construir } from '../../scripts/construir.mjs'

/** What is started as a process of its own is the server of these sources, and not what somebody built yesterday. */
export const setup = () => construir(['servidor'])
