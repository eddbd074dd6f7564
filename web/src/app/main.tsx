import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { configurado, tomado } from './adelanto.ts'
import { cuidarElTelefono } from './cuidadoDelTelefono.ts'
import './fuente.css'
import { iniciarSesion } from '../red/sesion.ts'

const raiz = document.getElementById('raiz')
if (!raiz) throw new Error('Falta #raiz en index.html')

await configurado
cuidarElTelefono()
void iniciarSesion(tomado)
// A transition is drawn in slices of a few milliseconds, between which a slow phone answers the finger.
startTransition(() =>
  createRoot(raiz).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
