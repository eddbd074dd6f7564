import { antesDePresentar } from '@catastro/domain/carpetas/faltantes'
import type { CarpetaVista, Faltante } from '@catastro/domain/carpetas/llamadas'
import { CARPETA_PRESENTADA } from '@catastro/domain/carpetas/mensajes'
import { estaRespondido } from '@catastro/domain/carpetas/respondidos'
import { segun } from '@catastro/domain/plurales'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { main } from '../../red/cliente.ts'
import { useEscritura } from '../../red/useEscritura.ts'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../../ui/avisos/avisos.ts'
import { irAlPrincipio } from '../../ui/avisos/inicioDePagina.ts'
import { ConfirmDialog } from '../../ui/pagina/ConfirmDialog.tsx'
import { Parte } from '../../ui/pagina/Parte.tsx'
import { useAncla } from '../../ui/pagina/useAncla.ts'
import { CON_EL_DEDO } from '../../ui/theme.ts'
import { useRefrescarCarpeta, useRequisitosDe } from '../consultas.ts'
import { FINALIZAR_CARGA, ID_DE_PRESENTAR } from '../direcciones.ts'
import {
  FALTA_PARA_PRESENTAR,
  LISTA_PARA_PRESENTAR,
  SIN_RESPONDER_Y_OPCIONAL,
  TITULO_DE_PRESENTAR,
} from '../mensajes.ts'
import { instruccionDe } from './instrucciones.ts'

const LISTA = {
  mt: 1,
  mb: 2,
  pl: 2.5,
  '& li + li': { mt: 0.5 },
  '& li': { [CON_EL_DEDO]: { py: 1 } },
} as const

/**
 * The last of the tasks: files the folder, or says what has to be done before. On a phone that is one line until there
 * is nothing more to do: each thing stands with its part, above.
 */
export function PresentarCarpeta({ carpeta }: { carpeta: CarpetaVista }) {
  const { idCarpeta, version } = carpeta
  const [confirmando, setConfirmando] = useState(false)
  const refrescar = useRefrescarCarpeta(idCarpeta)
  const { data: requisitos = [] } = useRequisitosDe(idCarpeta)
  const alLlegar = useAncla(ID_DE_PRESENTAR)
  const presentar = useEscritura({
    mutationFn: () => main('PUT /documentacion/presentar', { json: { idCarpeta, version } }),
    onSuccess: () => {
      avisar(CARPETA_PRESENTADA)
      // Where it stands now is said at the top.
      irAlPrincipio()
    },
    onSettled: async () => {
      setConfirmando(false)
      await refrescar()
    },
  })
  const { hash } = useLocation()
  const faltan = antesDePresentar(carpeta.faltantes)
  const opcionales = requisitos.filter((requisito) => !requisito.obligatorio && !estaRespondido(requisito))
  const cuantas = faltan.length
  return (
    <Parte
      id={ID_DE_PRESENTAR}
      alTitulo={alLlegar}
      titulo={TITULO_DE_PRESENTAR}
      resumen={cuantas > 0 && segun(cuantas, 'Falta 1 cosa', `Faltan ${cuantas} cosas`)}
      enPanel
      enTelefono={cuantas > 0 && hash !== `#${ID_DE_PRESENTAR}` ? 'plegada' : undefined}
    >
      {cuantas > 0 ? (
        <>
          <Typography id="falta-para-presentar">{FALTA_PARA_PRESENTAR}</Typography>
          <LoQueFalta idCarpeta={idCarpeta} faltan={faltan} />
        </>
      ) : (
        <Typography sx={{ mb: 2 }}>{LISTA_PARA_PRESENTAR}</Typography>
      )}
      <Button
        variant="contained"
        size="large"
        className="no-imprimir"
        disabled={cuantas > 0}
        {...(cuantas > 0 && { 'aria-describedby': 'falta-para-presentar' })}
        loading={presentar.isPending}
        onClick={() => (opcionales.length > 0 ? setConfirmando(true) : presentar.mutate())}
      >
        Presentar carpeta
      </Button>
      <Button component={Link} to={FINALIZAR_CARGA.enlace(idCarpeta)} className="no-imprimir" sx={{ ml: { sm: 1 } }}>
        Requisitos y adjuntos
      </Button>
      <AvisoDeFallo error={presentar.error} texto="No se presentó." />
      {confirmando && (
        <ConfirmDialog
          abierto
          titulo="Presentar carpeta"
          ocupado={presentar.isPending}
          fallo={presentar.error}
          alConfirmar={() => presentar.mutate()}
          alCancelar={() => setConfirmando(false)}
        >
          {SIN_RESPONDER_Y_OPCIONAL}
          <Box component="ul" sx={{ ...LISTA, mb: 0 }}>
            {opcionales.map(({ idRequisito, texto }) => (
              <li key={idRequisito}>{texto}</li>
            ))}
          </Box>
        </ConfirmDialog>
      )}
    </Parte>
  )
}

function LoQueFalta({ idCarpeta, faltan }: { idCarpeta: number; faltan: readonly Faltante[] }) {
  return (
    <Box component="ul" aria-labelledby="falta-para-presentar" sx={LISTA}>
      {faltan.map((falta) => {
        const { texto, a } = instruccionDe(idCarpeta, falta)
        return (
          <li key={texto}>
            <Link to={a}>{texto}</Link>
          </li>
        )
      })}
    </Box>
  )
}
