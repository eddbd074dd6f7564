import { MAX_INDICACIONES } from '@catastro/domain/visitas/reglas'
import Button from '@mui/material/Button'
import { useFicha } from '../../envios/ficha.tsx'
import { main } from '../../red/cliente.ts'
import { FormStack } from '../../ui/campos/FormRow.tsx'
import { FormText } from '../../ui/campos/formulario.tsx'
import { Modal } from '../../ui/pagina/Modal.tsx'
import { CamposDeCuando, CUANDO_VACIO, comoCuando } from '../CamposDeCuando.tsx'
import { LO_VISITADO, type VisitaDeCarpeta } from '../consultas.ts'

interface Props {
  readonly idCarpeta: number
  /** The one to change; absent: a new one. */
  readonly visita?: VisitaDeCarpeta
  /** A new one made by the applicant's phone: its day is the last one to send. */
  readonly aDistancia?: boolean
  readonly alCerrar: () => void
}

const TITULOS = { nueva: 'Planear una visita', otra: 'Cambiar la visita', distancia: 'Pedir una visita a distancia' }

/** When it is, and what whoever is visited has to know. */
export function PlanearVisita({ idCarpeta, visita, aDistancia = visita?.modo === 'A DISTANCIA', alCerrar }: Props) {
  const { campo, control, ocupado, fallo, enviar } = useFicha({
    inicial: {
      ...CUANDO_VACIO,
      ...(visita && {
        dia: visita.dia,
        parte: visita.parte ?? 'HORA',
        hora: visita.hora ?? CUANDO_VACIO.hora,
      }),
      indicaciones: visita?.indicaciones ?? '',
    },
    guardar: ({ indicaciones, ...valores }) => {
      const cuando = aDistancia ? { dia: valores.dia } : comoCuando(valores)
      if (visita) {
        const { idVisita, version } = visita
        return main('PUT /visitas/mover', { json: { ...cuando, indicaciones, idVisita, version } })
      }
      return aDistancia
        ? main('POST /visitas/distancia/pedir', { json: { ...cuando, indicaciones, idCarpeta } })
        : main('POST /visitas/planear', { json: { ...cuando, indicaciones, idCarpeta } })
    },
    alGuardar: alCerrar,
    releer: LO_VISITADO,
  })
  const titulo = visita ? TITULOS.otra : aDistancia ? TITULOS.distancia : TITULOS.nueva
  return (
    <Modal
      abierto
      fallo={fallo}
      ancho={640}
      titulo={titulo}
      alCerrar={alCerrar}
      acciones={
        <>
          <Button onClick={alCerrar}>Cancelar</Button>
          <Button variant="contained" loading={ocupado} onClick={enviar}>
            {visita ? 'Guardar' : aDistancia ? 'Pedir' : 'Planear'}
          </Button>
        </>
      }
    >
      <FormStack>
        {aDistancia ? (
          <FormText {...campo('dia')} label="Hasta qué día puede enviar sus fotos" type="date" />
        ) : (
          <CamposDeCuando control={control} disabled={ocupado} />
        )}
        <FormText
          {...campo('indicaciones')}
          label="Indicaciones"
          help="Las lee quien presentó la carpeta: qué tener a mano, por dónde entrar."
          opcional
          rows={3}
          maxLength={MAX_INDICACIONES}
        />
      </FormStack>
    </Modal>
  )
}
