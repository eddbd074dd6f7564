import type { KnipConfig } from 'knip'

/** Finds files, exports and dependencies that nobody uses, and dependencies used without being declared. A step of `npm test`. */
const config: KnipConfig = {
  workspaces: {
    '.': { entry: ['scripts/*.mjs'], project: ['scripts/**', '*.ts'], ignoreBinaries: ['apt-get'] },
    // Its folders are imported one file at a time, so that its exports are nobody's public face.
    domain: { entry: ['src/**/*.test.ts'], project: ['src/**'], includeEntryExports: true },
    server: {
      entry: [
        'src/principal.ts',
        'src/importaciones/lector/principal.ts',
        'src/cadena/principal.ts',
        'src/importaciones/principal.ts',
        'src/respaldo/principal.ts',
        'src/conservacion/principal.ts',
        'src/exportacion/principal.ts',
        'src/exportacion/vuelta/principal.ts',
        'src/puestaEnMarcha/principal.ts',
        'src/*/tablas.ts', // read by drizzle-kit
        'src/*/sentencias.generadas.ts', // only types, which the compiler adds to the statements by their name
        '{src,pruebas}/**/*.test.ts',
        'pruebas/**/largas.ts',
        'pruebas/cortes/relojCorrido.mjs', // loaded by its path
        'pruebas/importaciones/padronDeVerdad.ts',
        'pruebas/faltas/correr.ts',
      ],
      project: ['{src,pruebas}/**'],
      ignoreBinaries: ['setpriv', 'nginx', 'openssl', 'pgbouncer', 'mount', 'umount', 'sha256sum', 'age-keygen'],
      // Read by its path, for the PDF's letters; imported by the client of docs/cliente, which a test compiles.
      ignoreDependencies: ['@fontsource/encode-sans', 'openapi-fetch'],
    },
    web: {
      entry: [
        'src/**/*.test.{ts,tsx}',
        'src/formularios/formulario*/formulario*.tsx', // found by their names (pantallas.ts)
      ],
      project: ['{src,sinRed,pdf}/**'],
      // Read by its path, in a style sheet.
      ignoreDependencies: ['@fontsource-variable/encode-sans'],
    },
    sandbox: { entry: ['src/**/*.test.ts'], project: ['src/**'], includeEntryExports: true },
    e2e: { entry: ['pruebas/*.spec.ts', 'primerDia.ts'], project: ['**/*.ts'] },
    bench: { project: ['*.ts'] },
  },
}

export default config
