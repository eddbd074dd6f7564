import { rotulosDe } from '@catastro/domain/campo'
import {
  DatosDeRequisito,
  type Ejemplo,
  type RequisitoDeEncomienda,
  type VersionDeRequisito,
} from '@catastro/domain/carpetas/requisitosDeEncomienda'
import { enOracion } from '@catastro/domain/catalogos/enOracion'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router'
import { numeroDeLaDireccion } from '../../acceso/direccion/direccion.ts'
import { EditorPorVersiones } from '../../envios/EditorPorVersiones.tsx'
import { useFicha } from '../../envios/ficha.tsx'
import { main } from '../../red/cliente.ts'
import { CLAVE_DE_TRAMITES } from '../../tramites/consultas.ts'
import { VerEjemplo } from '../../tramites/VerEjemplo.tsx'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { FormSelect, FormText, FormTextoContado } from '../../ui/campos/formulario.tsx'
import { diaDeCalendario, fecha } from '../../ui/pagina/formato.ts'
import { hoy } from '../../ui/pagina/hoy.ts'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { COLORES } from '../../ui/theme.ts'
import { REQUISITOS_DE_ENCOMIENDA } from '../consultas.ts'
import { NUEVO, REQUISITOS } from '../direcciones.ts'
import { loQueHaceGuardar, SE_DEJA_DE_PEDIR } from '../mensajes.ts'
import { comoFlag, comoSiNo, SI_NO } from '../opciones.ts'
import { CampoDeEjemplo } from './CampoDeEjemplo.tsx'

const ROTULOS = rotulosDe(DatosDeRequisito)
const DE_TODAS = 'Todas'

type Cual = Pick<RequisitoDeEncomienda, 'idRequisito' | 'idEncomiendaTipo' | 'encomiendatipo'>

/** One requirement of the encomiendas, or a new one: what it asks for, how it would be seen, and what it said before. */
export function RequisitoPage() {
  const { idRequisito: escrito } = useParams()
  const idRequisito = numeroDeLaDireccion(escrito)
  const { data, error, refetch } = useQuery({
    queryKey: [REQUISITOS_DE_ENCOMIENDA, idRequisito],
    queryFn: () =>
      main('GET /documentacion/requisitosDeEncomienda/{idRequisito}', { params: { idRequisito: idRequisito ?? 0 } }),
    enabled: escrito !== NUEVO,
    staleTime: 0,
  })
  const deQuien = data && `De la encomienda: ${enOracion(data.requisito.encomiendatipo ?? DE_TODAS)}`
  return (
    <>
      <PageTitle volverA={REQUISITOS.enlace()} {...(deQuien && { bajada: deQuien })}>
        {escrito === NUEVO ? 'Nuevo requisito' : 'Requisito de encomiendas'}
      </PageTitle>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {escrito === NUEVO && <Editor requisito={null} versiones={[]} />}
      {data && <Editor key={idRequisito} requisito={data.requisito} versiones={data.versiones} />}
    </>
  )
}

/** What a version says, as it is typed; of none, what a new one begins with. */
const enCampos = (version: VersionDeRequisito | undefined) => ({
  texto: version?.texto ?? '',
  ayuda: version?.ayuda ?? '',
  orden: String(version?.orden ?? ''),
  obligatorio: comoSiNo(version?.obligatorio ?? false),
  ejemplo: version?.ejemplo?.ejemplo ?? '',
  retirado: comoSiNo(version?.retirado ?? false),
})

interface Props {
  readonly requisito: Cual | null
  readonly versiones: readonly VersionDeRequisito[]
}

function Editor({ requisito, versiones }: Props) {
  const [ultima] = versiones
  const navigate = useNavigate()
  // Those that the screen knows the names of.
  const [subidos, setSubidos] = useState<readonly Ejemplo[]>([])
  const ejemplos = [...subidos, ...versiones.flatMap(({ ejemplo }) => ejemplo ?? [])]
  const preparacion = useQuery({
    queryKey: ['carpetasEnPreparacion'],
    queryFn: async () => (await main('GET /documentacion/carpetasEnPreparacion')).tipos,
    staleTime: 0,
  })
  const ficha = useFicha({
    inicial: { idEncomiendaTipo: '', ...enCampos(ultima), vigenteDesde: '', motivo: '' },
    esquema: DatosDeRequisito,
    guardar: ({ idEncomiendaTipo, obligatorio, retirado, ...dice }) =>
      main('POST /documentacion/requisitosDeEncomienda', {
        json: {
          ...dice,
          obligatorio: comoFlag(obligatorio),
          retirado: comoFlag(retirado),
          version: ultima?.version ?? 0,
          ...(requisito && { idRequisito: requisito.idRequisito }),
          ...(!requisito && idEncomiendaTipo && { idEncomiendaTipo }),
        },
      }),
    sigue: requisito !== null,
    alGuardar: () => {
      if (requisito === null) return navigate(REQUISITOS.enlace())
      ficha.setValue('motivo', '')
      ficha.setValue('vigenteDesde', '')
    },
    // A refusal for somebody else's version too: what was typed stays, and the next try is over what they wrote.
    releer: [REQUISITOS_DE_ENCOMIENDA, CLAVE_DE_TRAMITES],
  })
  const dice = useWatch({ control: ficha.control })
  const { texto = '', ayuda, obligatorio, retirado, vigenteDesde = '' } = dice
  const ejemplo = ejemplos.find((uno) => uno.ejemplo === dice.ejemplo)
  const tipo = requisito ? requisito.idEncomiendaTipo : Number(dice.idEncomiendaTipo) || null
  const suyas = preparacion.data?.filter(({ idEncomiendaTipo }) => tipo === null || tipo === idEncomiendaTipo)
  return (
    <EditorPorVersiones
      ficha={ficha}
      loQueHara={
        suyas &&
        loQueHaceGuardar(
          suyas.reduce((suma, { carpetas }) => suma + carpetas, 0),
          vigenteDesde,
        )
      }
      vista={
        <Box sx={{ border: `1px solid ${COLORES.linea}`, borderRadius: 1, p: 2, background: COLORES.papel }}>
          {retirado === '1' ? (
            SE_DEJA_DE_PEDIR
          ) : (
            <>
              <div>
                {texto}
                {obligatorio === '1' && <strong> (obligatorio)</strong>}
              </div>
              {ayuda && <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{ayuda}</Box>}
              {ejemplo && <VerEjemplo ejemplo={ejemplo} />}
            </>
          )}
        </Box>
      }
      versiones={versiones}
      dice={loQueDijo}
      enCampos={enCampos}
      deLaPrimera={ultima && new Date(ultima.vigenteDesde) > new Date() ? 'Por regir' : 'En vigor'}
    >
      {requisito === null && (
        <FormSelect
          {...ficha.campo('idEncomiendaTipo')}
          label="Encomienda"
          vacia={DE_TODAS}
          opciones={(preparacion.data ?? []).map(({ idEncomiendaTipo, encomiendatipo }) => ({
            valor: idEncomiendaTipo,
            texto: enOracion(encomiendatipo),
          }))}
        />
      )}
      <FormTextoContado {...ficha.campo('texto')} max={160} ayuda="Qué se pide, como lo lee quien presenta." />
      <FormTextoContado {...ficha.campo('ayuda')} max={200} ayuda="Qué es y dónde se consigue." />
      <FormText {...ficha.campo('orden')} inputMode="numeric" help="Entre los de su encomienda: 1 es el primero." />
      <FormSelect {...ficha.campo('obligatorio')} opciones={SI_NO} vacia="" />
      <CampoDeEjemplo
        {...ficha.campo('ejemplo')}
        label={ROTULOS.ejemplo?.etiqueta ?? ''}
        elegido={ejemplo}
        alSubir={(subido) => setSubidos([...subidos, subido])}
      />
      {requisito !== null && <FormSelect {...ficha.campo('retirado')} opciones={SI_NO} vacia="" />}
      <FormText
        {...ficha.campo('vigenteDesde')}
        type="date"
        help={`Sin fecha, en el acto. La primera que vale es la de hoy: ${diaDeCalendario(hoy())}.`}
      />
    </EditorPorVersiones>
  )
}

const loQueDijo = ({ texto, obligatorio, retirado, orden, ejemplo, version, vigenteDesde }: VersionDeRequisito) =>
  [
    texto,
    retirado ? 'ya no se pide' : obligatorio ? 'obligatorio' : 'no obligatorio',
    `lugar ${orden}`,
    ejemplo && `con ejemplo: ${ejemplo.nombre}`,
    version > 0 && `desde el ${fecha(vigenteDesde)}`,
  ]
    .filter(Boolean)
    .join(' · ')
