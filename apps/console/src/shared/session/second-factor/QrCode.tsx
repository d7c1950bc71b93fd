/** A QR code, drawn here as one path: its content is a secret, and is sent nowhere. */
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { encode } from 'uqr'

export interface QrCodeProps {
  readonly text: string
  /** What it is, for those who cannot see it. */
  readonly label: string
}

export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { border: 2 })
    const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size: modules, path: squares.join('') }
  }, [text])
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      // Dark on light in both schemes: cameras read nothing else reliably.
      sx={{ width: 176, height: 176, flex: 'none', bgcolor: '#ffffff', borderRadius: '6px' }}
    >
      <path d={path} fill="#000000" />
    </Box>
  )
}
