import { EXTENSIONES_ACEPTADAS } from '@catastro/domain/archivos/reglas'
import type { CarpetaListItem, CarpetaVista } from '@catastro/domain/carpetas/llamadas'
import { elTimbradoEsDe } from '@catastro/domain/carpetas/mensajes'
import type { Requisito } from '@catastro/domain/carpetas/requisitos'
import { estaRespondido, pideElTimbrado } from '@catastro/domain/carpetas/respondidos'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { VerEjemplo } from '../../tramites/VerEjemplo.tsx'
import { BotonDeArchivos } from '../../ui/archivos/BotonDeArchivos.tsx'
import { paraElegir } from '../../ui/archivos/UploadField.tsx'
import { pesos } from '../../ui/pagina/formato.ts'
import { Modal } from '../../ui/pagina/Modal.tsx'
import { useAncla } from '../../ui/pagina/useAncla.ts'
import { useRefrescarCarpeta } from '../consultas.ts'
import { idDeRequisito } from '../direcciones.ts'
import { SI_PAGA_DE_OTRO_MODO } from '../mensajes.ts'
import { MarcaDeRequisito } from '../requisitos/MarcaDeRequisito.tsx'
import { MotivoDeNoCorresponde } from '../requisitos/MotivoDeNoCorresponde.tsx'
import { NoCorresponde } from '../requisitos/NoCorresponde.tsx'
import { ObservacionDelRequisito } from '../requisitos/ObservacionDelRequisito.tsx'
import { ComoSePagaElTimbrado } from '../ver/ComoSePaga.tsx'
import { FormularioDeSubida } from './FormularioDeSubida.tsx'
import { PapelPresentado } from './PapelPresentado.tsx'

/** Where it is known, with what its stamp duty comes to, in pesos, and what was asked to be paid. */
export type CarpetaConTimbrado = CarpetaListItem & Partial<Pick<CarpetaVista, 'timbrado' | 'cobro'>>

/** The stamp duty is what was asked to be paid, and that can be paid here. */
const seCobraAca = ({ cobro }: CarpetaConTimbrado) => !!cobro && pideElTimbrado(cobro.concepto)

interface Props {
  readonly carpeta: CarpetaConTimbrado
  readonly requisito: Requisito
  readonly seResponde: boolean
  readonly soloLee: boolean
}

type Haciendo = 'noCorresponde' | { readonly elegidos?: readonly File[]; readonly reemplaza?: number }

/** One requirement of the folder, with what answers it; what answers it is sent from here. */
export function Casillero({ carpeta, requisito, seResponde, soloLee }: Props) {
  const { idRequisito, texto, obligatorio, ejemplo, archivos, noCorresponde } = requisito
  const [haciendo, setHaciendo] = useState<Haciendo | null>(null)
  const refrescar = useRefrescarCarpeta(carpeta.idCarpeta)
  const respondido = estaRespondido(requisito)
  const cerrar = () => setHaciendo(null)
  const id = idDeRequisito(idRequisito)
  const alLlegar = useAncla(id)
  return (
    <Box
      component="li"
      id={id}
      ref={alLlegar}
      tabIndex={-1}
      aria-label={texto}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        gap: { xs: '4px 12px', md: 1.5 },
        py: { xs: 0.75, md: 1.5 },
        '&:first-of-type': { pt: { xs: 0, md: 1.5 } },
        '&:last-of-type': { pb: { xs: 0, md: 1.5 } },
        alignItems: 'flex-start',
      }}
    >
      {seResponde && <MarcaDeRequisito respondido={respondido} />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <div>
          {texto}
          {seResponde && obligatorio && <strong> (obligatorio)</strong>}
        </div>
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere', fontSize: { xs: '0.875rem', md: '1rem' } }}>
          {!soloLee && ejemplo && (
            <div>
              <VerEjemplo ejemplo={ejemplo} />
            </div>
          )}
          {!soloLee && seResponde && !respondido && pideElTimbrado(texto) && (
            <div>
              {carpeta.timbrado ? <strong>{`${elTimbradoEsDe(pesos(carpeta.timbrado))} `}</strong> : null}
              {seCobraAca(carpeta) ? SI_PAGA_DE_OTRO_MODO : <ComoSePagaElTimbrado />}
            </div>
          )}
          {archivos.map((archivo) => (
            <PapelPresentado
              key={archivo.idArchivo}
              idCarpeta={carpeta.idCarpeta}
              archivo={archivo}
              {...(!soloLee &&
                !carpeta.presentada && { alReemplazar: () => setHaciendo({ reemplaza: archivo.idArchivo }) })}
            />
          ))}
          {noCorresponde !== null && <MotivoDeNoCorresponde requisito={requisito} />}
        </Box>
        <ObservacionDelRequisito idCarpeta={carpeta.idCarpeta} idRequisito={idRequisito} />
      </Box>
      {!soloLee && (
        // Under its words on a phone; beside them where there is room.
        <Box
          className="no-imprimir"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            flexBasis: { xs: '100%', md: 'auto' },
            pl: { xs: 4.5, md: 0 },
          }}
        >
          {carpeta.presentada ? (
            <Button size="small" variant="outlined" aria-label={`Adjuntar: ${texto}`} onClick={() => setHaciendo({})}>
              {archivos.length > 0 ? 'Agregar otro' : 'Adjuntar'}
            </Button>
          ) : (
            // What is not filed yet can be taken back: it goes up as it is chosen.
            <BotonDeArchivos
              id={`adjuntar-${id}`}
              chico
              label={texto}
              texto={archivos.length > 0 ? 'Agregar otro' : 'Adjuntar'}
              acepta={paraElegir(EXTENSIONES_ACEPTADAS)}
              varios
              disabled={false}
              alElegir={(elegidos) => setHaciendo({ elegidos })}
            />
          )}
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
      {haciendo !== null && haciendo !== 'noCorresponde' && (
        <Modal abierto titulo={texto} ancho={640} alCerrar={cerrar}>
          <FormularioDeSubida
            carpeta={carpeta}
            veredas={false}
            idRequisito={idRequisito}
            reemplaza={haciendo.reemplaza}
            inicial={haciendo.elegidos}
            label="Archivos"
            boton={haciendo.reemplaza === undefined ? 'Adjuntar' : 'Reemplazar'}
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
