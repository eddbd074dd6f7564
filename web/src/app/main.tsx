import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { cargarConfiguracion } from '../red/configuracion.ts'
import { App } from './App.tsx'
import { enviarAlEntrar } from './enviarAlEntrar.ts'
import { precargarPantalla } from './precargarPantalla.ts'
import './fuente.css'
import { iniciarSesion } from '../red/sesion.ts'

const raiz = document.getElementById('raiz')
if (!raiz) throw new Error('Falta #raiz en index.html')

await cargarConfiguracion()
enviarAlEntrar()
void iniciarSesion()
precargarPantalla()
createRoot(raiz).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
