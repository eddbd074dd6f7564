/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_URL?: string
  readonly VITE_ARCHIVOS_URL?: string
  readonly VITE_CIUDAD_DIGITAL_URL?: string
  readonly VITE_LOGIN_URL?: string
  readonly VITE_PERFIL_URL?: string
  readonly VITE_CIUDAD?: string
}
