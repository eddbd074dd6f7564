import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { DONDE_SE_PAGA_EL_TIMBRADO } from '@catastro/domain/carpetas/mensajes'
import { estaRespondido, pideElTimbrado, type Requisito } from '@catastro/domain/carpetas/requisitos'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Modal } from '../../ui/Modal.tsx'
import { useRefrescarCarpeta } from '../consultasDeCarpeta.ts'
import { LoObservadoDelRequisito } from '../requisitos/LoObservadoDelRequisito.tsx'
import { MarcaDeRequisito } from '../requisitos/MarcaDeRequisito.tsx'
import { NoCorresponde } from '../requisitos/NoCorresponde.tsx'
import { FormularioDeSubida } from './FormularioDeSubida.tsx'

interface Props {
  readonly carpeta: CarpetaListItem
  readonly requisito: Requisito
  readonly soloLee: boolean
}

export function Casillero({ carpeta, requisito, soloLee }: Props) {
  const { idRequisito, texto, obligatorio, archivos, noCorresponde } = requisito
  const [haciendo, setHaciendo] = useState<'adjuntar' | 'noCorresponde' | null>(null)
  const refrescar = useRefrescarCarpeta(carpeta.idCarpeta)
  const respondido = estaRespondido(requisito)
  const cerrar = () => setHaciendo(null)
  return (
    <Box component="li" aria-label={texto} sx={{ display: 'flex', gap: 1.5, py: 1.5 }}>
      <MarcaDeRequisito respondido={respondido} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <div>
          {texto}
          {obligatorio && <strong> (obligatorio)</strong>}
        </div>
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {!soloLee && !respondido && pideElTimbrado(texto) && <div>{DONDE_SE_PAGA_EL_TIMBRADO}</div>}
          {archivos.map(({ idArchivo, nombre }) => (
            <div key={idArchivo}>{nombre}</div>
          ))}
          {noCorresponde !== null && <div>No corresponde: {noCorresponde}</div>}
        </Box>
        <LoObservadoDelRequisito idCarpeta={carpeta.idCarpeta} idRequisito={idRequisito} />
        {!soloLee && (
          <Box className="no-imprimir" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Button
              size="small"
              variant="outlined"
              aria-label={`Adjuntar: ${texto}`}
              onClick={() => setHaciendo('adjuntar')}
            >
              {archivos.length > 0 ? 'Agregar otro' : 'Adjuntar'}
            </Button>
            {archivos.length === 0 && (
              <Button
                size="small"
                aria-label={`${noCorresponde === null ? 'No corresponde' : 'Cambiar por qué no corresponde'}: ${texto}`}
                onClick={() => setHaciendo('noCorresponde')}
              >
                {noCorresponde === null ? 'No corresponde' : 'Cambiar'}
              </Button>
            )}
          </Box>
        )}
      </Box>
      {haciendo === 'adjuntar' && (
        <Modal abierto titulo={texto} ancho={640} alCerrar={cerrar}>
          <FormularioDeSubida
            carpeta={carpeta}
            veredas={false}
            idRequisito={idRequisito}
            label="Archivos"
            boton="Adjuntar"
            alEnviar={() => {
              cerrar()
              void refrescar()
            }}
          />
        </Modal>
      )}
      {haciendo === 'noCorresponde' && (
        <NoCorresponde idCarpeta={carpeta.idCarpeta} requisito={requisito} alCerrar={cerrar} />
      )}
    </Box>
  )
}
