import { styled } from '@mui/material/styles'

/** Fields side by side where there is room, under one another where there is not. */
export const FormRow = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  alignItems: 'end',
})

/** Fields under one another. */
export const FormStack = styled('div')({ display: 'grid', gap: 20 })

/** An input with its button. */
export const InputWithButton = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'flex-end',
  '& > div': { flex: '1 1 220px' },
})
