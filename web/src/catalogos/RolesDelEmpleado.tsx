import { rotulosDe } from '@catastro/domain/campo'
import { DatosDeEmpleado } from '@catastro/domain/catalogos/empleados'
import { SON_SUS_ROLES } from '@catastro/domain/deberes'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'
import { CASI_FIJO } from '../red/consultas.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Notice } from '../ui/avisos/Notice.tsx'
import { GrupoDeCampos } from '../ui/campos/Campo.tsx'

const ROLES = rotulosDe(DatosDeEmpleado).selectedRoles.etiqueta

interface Props {
  readonly elegidos: readonly number[]
  readonly alCambiar: (roles: readonly number[]) => void
  readonly error: string | undefined
  /** Nobody changes their own. */
  readonly sonPropios: boolean
}

/** Every role of the catalogue, so that saving sends the whole set and none is lost. Three columns, where they fit. */
export function RolesDelEmpleado({ elegidos, alCambiar, error, sonPropios }: Props) {
  const consulta = useQuery({
    queryKey: ['roles'],
    queryFn: async () => (await main('GET /catastroRoles')).roles,
    ...CASI_FIJO,
  })
  if (consulta.isError) return <FailedState error={consulta.error} alReintentar={() => consulta.refetch()} />
  return (
    <GrupoDeCampos id="roles" label={ROLES} error={error}>
      {sonPropios && <Notice>{SON_SUS_ROLES}</Notice>}
      {consulta.isPending && <Skeleton variant="rounded" height={84} />}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }, columnGap: 1 }}>
        {consulta.data?.map(({ idRol, Rol }) => (
          <FormControlLabel
            key={idRol}
            label={Rol}
            sx={{
              mr: 0,
              alignItems: 'flex-start',
              '& .MuiFormControlLabel-label': { pt: 1.1, overflowWrap: 'anywhere' },
            }}
            control={
              <Checkbox
                disabled={sonPropios}
                checked={elegidos.includes(idRol)}
                onChange={(_, elegido) =>
                  alCambiar(elegido ? [...elegidos, idRol] : elegidos.filter((rol) => rol !== idRol))
                }
              />
            }
          />
        ))}
      </Box>
    </GrupoDeCampos>
  )
}
