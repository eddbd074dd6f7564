import { Navigate } from 'react-router'
import { VEREDAS } from './direcciones.ts'

/** By its number, form 12 is the sidewalk form. */
export const Formulario12Page = () => <Navigate to={VEREDAS.enlace()} replace />
