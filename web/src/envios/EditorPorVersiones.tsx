import { MAX_MOTIVO, type Version } from '@catastro/domain/versiones'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { FormTextoContado } from '../ui/campos/formulario.tsx'
import { TablaDeVersiones, vuelveA } from '../ui/listas/TablaDeVersiones.tsx'
import { Panel } from '../ui/pagina/Panel.tsx'
import { CamposDeFicha, type useFicha } from './ficha.tsx'

interface Props<F extends FieldValues & { motivo: string }, V extends Version> {
  /** It stays on the screen where there is something to change, and reads again however it ended: who saved first is seen. */
  readonly ficha: ReturnType<typeof useFicha<F>>
  /** Its fields, but for the reason. */
  readonly children: ReactNode
  /** Over the button: what saving will do, and to whom. */
  readonly loQueHara?: ReactNode
  readonly tituloDeVista?: string
  /** How it would be seen with what is being typed. */
  readonly vista: ReactNode
  /** The last one first; none of what is new. */
  readonly versiones: readonly V[]
  readonly dice: (version: V) => string
  /** What a version says, as it is typed. */
  readonly enCampos: (version: V) => Partial<F>
  readonly deLaPrimera?: string
}

/** What a city changes by versions: its fields and why, how it would be seen, and what it said before. */
export function EditorPorVersiones<F extends FieldValues & { motivo: string }, V extends Version>({
  ficha,
  children,
  loQueHara,
  tituloDeVista = 'Cómo se vería',
  vista,
  versiones,
  dice,
  enCampos,
  deLaPrimera = 'En vigor',
}: Props<F, V>) {
  const motivo = 'motivo' as FieldPath<F>
  const poner = (campos: Partial<F>) => {
    for (const [campo, valor] of Object.entries(campos))
      ficha.setValue(campo as FieldPath<F>, valor as FieldPathValue<F, FieldPath<F>>)
  }
  return (
    <Stack spacing={3}>
      <Panel aria-label="Cambiar">
        <CamposDeFicha ficha={ficha}>
          {children}
          <FormTextoContado
            {...ficha.campo(motivo)}
            label="Motivo"
            max={MAX_MOTIVO}
            ayuda="Por qué se cambia: queda en la historia."
          />
          <div>
            {loQueHara && <Typography sx={{ mb: 1 }}>{loQueHara}</Typography>}
            <Button type="submit" variant="contained" loading={ficha.ocupado}>
              Guardar
            </Button>
            <AvisoDeFallo error={ficha.fallo} />
          </div>
        </CamposDeFicha>
      </Panel>
      <section aria-labelledby="vista-previa">
        <Typography variant="h2" id="vista-previa" sx={{ mb: 1 }}>
          {tituloDeVista}
        </Typography>
        {vista}
      </section>
      {versiones.length > 0 && (
        <TablaDeVersiones
          versiones={versiones}
          dice={dice}
          deLaPrimera={deLaPrimera}
          alVolver={(version) => {
            poner({ ...enCampos(version), motivo: vuelveA(version.version) } as Partial<F>)
            document.getElementById(motivo)?.focus()
          }}
        />
      )}
    </Stack>
  )
}
