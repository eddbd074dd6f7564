// Whether each new commit says what it does. `node scripts/commits.mjs`, a step of `npm test`
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * From when on they are looked at: the older ones stay as they are. A moment and not a commit, which a rebase would
 * rename and a shallow clone may not have.
 */
export const DESDE = '2026-11-25T10:30:00Z'

const LARGO = { minimo: 10, maximo: 72 }

/** Begun with these words and no others, a subject says that something was done, and not what. */
const VACIAS = new Set(
  `arreglo arreglos arregla cambio cambios cambia correccion correcciones corrige formato lint estilo limpieza wip fix fixes
  update varios varias mas otro otros otra otras cosa cosas menor menores mejora mejoras ajuste ajustes avance avances
  prueba pruebas test tests y de del la las lo los el en un una unos unas algunos algunas`.split(/\s+/),
)

const palabras = (texto) =>
  texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z]+/g) ?? []

/** What is wrong with a subject, or nothing. */
export function defectoDe(asunto) {
  const largo = [...asunto].length
  if (/^(fixup|squash|amend)!/.test(asunto)) return 'espera que lo junten con otro'
  if (largo < LARGO.minimo) return `tiene ${largo} letras, y ${LARGO.minimo} es lo menos que dice algo`
  if (largo > LARGO.maximo) return `tiene ${largo} letras, y entran ${LARGO.maximo}`
  if (palabras(asunto).includes('wip') || palabras(asunto).every((palabra) => VACIAS.has(palabra)))
    return 'no dice qué se hizo'
}

/** The subjects since a moment of the repository in a folder; of none where there is no repository. */
export function asuntosDesde(desde, carpeta) {
  let todos
  try {
    todos = execFileSync('git', ['log', '--no-merges', '--format=%ct%x09%h%x09%s'], {
      cwd: carpeta,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    })
  } catch {
    return []
  }
  return todos
    .split('\n')
    .map((linea) => /^(\d+)\t(\w+)\t(.*)$/.exec(linea))
    .filter((partes) => partes && Number(partes[1]) * 1000 >= Date.parse(desde))
    .map(([, , commit, asunto]) => ({ commit, asunto }))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const nuevos = asuntosDesde(DESDE, fileURLToPath(new URL('..', import.meta.url)))
  const malos = nuevos.flatMap(({ commit, asunto }) => {
    const defecto = defectoDe(asunto)
    return defecto ? [`${commit} «${asunto}» ${defecto}`] : []
  })
  console.log([...malos, `Asuntos de commits: ${nuevos.length - malos.length} bien, ${malos.length} mal.`].join('\n'))
  process.exit(malos.length === 0 ? 0 : 1)
}
