import { styled } from '@mui/material/styles'

/** What a number says below it of what was understood: marked, and of so many pixels. */
export const DICE_LO_ENTENDIDO = 'data-entendido'
export const ALTO_DE_LO_ENTENDIDO = 25

/** Fields side by side where there is room, under one another where there is not. */
export const FormRow = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  alignItems: 'end',
  // Beside a number, which says below what was understood, the others keep the same place: their boxes are in one line.
  '@media (min-width:600px)': {
    [`&:has([${DICE_LO_ENTENDIDO}]) > :not(:has([${DICE_LO_ENTENDIDO}]))`]: { paddingBottom: ALTO_DE_LO_ENTENDIDO },
  },
})

/** Short answers, two to a line also on a phone; of an odd number the first has a line of its own. */
export const FormRowCorta = styled(FormRow)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
  },
}))

/** Fields under one another. */
export const FormStack = styled('div')({ display: 'grid', gap: 20 })

/** An input with its button. */
export const InputWithButton = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'flex-end',
  // Both in one line of a phone.
  '& > div': { flex: '1 1 160px' },
})
