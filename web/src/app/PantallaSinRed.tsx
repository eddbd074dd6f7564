import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { recargar } from '../red/navegador.ts'
import { BareMainButton } from '../ui/botones/BareButton.tsx'

const CADA_MS = 5000
/** Reloaded and still not there: it is not the network, and it would go on for ever. */
const NO_OTRA_VEZ_ANTES_DE_MS = 30_000
const RECARGADA = 'pantallaRecargada'

const recienRecargada = () => Date.now() - Number(sessionStorage.getItem(RECARGADA) ?? 0) < NO_OTRA_VEZ_ANTES_DE_MS

/** A screen whose file did not come. The address and the drafts keep everything: it opens by itself when there is a network. */
export function PantallaSinRed() {
  useEffect(() => {
    const intentar = async () => {
      if (recienRecargada()) return
      const hayRed = await fetch(document.baseURI, { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (!hayRed) return
      sessionStorage.setItem(RECARGADA, String(Date.now()))
      recargar()
    }
    void intentar()
    const reloj = setInterval(intentar, CADA_MS)
    window.addEventListener('online', intentar)
    return () => {
      clearInterval(reloj)
      window.removeEventListener('online', intentar)
    }
  }, [])
  return (
    <div role="alert">
      <Typography variant="h1">Sin conexión</Typography>
      <Typography sx={{ my: 2 }}>
        No se pudo abrir esta pantalla. Se abre sola cuando vuelva la conexión, y lo que escribió está guardado.
      </Typography>
      <BareMainButton type="button" onClick={recargar}>
        Volver a cargar
      </BareMainButton>
    </div>
  )
}
