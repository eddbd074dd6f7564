import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/src/*/tablas.ts',
  out: './server/migraciones',
  casing: 'snake_case',
})
