/** A piece of the line that joins the steps. */
import Box from '@mui/material/Box'

export interface FlowLineProps {
  readonly height?: number
  readonly grow?: boolean
  readonly arrow?: boolean
}

export function FlowLine({ height, grow = false, arrow = false }: FlowLineProps) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        width: '1px',
        bgcolor: 'control',
        flex: grow ? 1 : 'none',
        minHeight: height ?? 0,
        ...(height === undefined ? {} : { height }),
        ...(arrow && {
          '&::after': {
            content: '""',
            position: 'absolute',
            bottom: 1,
            left: -3,
            width: 7,
            height: 7,
            borderRight: 1,
            borderBottom: 1,
            borderColor: 'control',
            transform: 'rotate(45deg)',
          },
        }),
      }}
    />
  )
}
