/** The palette while its code is loading: the field takes what is typed, and Enter is carried out when there is something to choose. */
import Box from '@mui/material/Box'
import { enterEarly, typeEarly, usePalette } from './palette-store'
import { PaletteFrame } from './PaletteFrame'

export function PalettePlaceholder() {
  const word = usePalette(({ typed }) => typed)
  return (
    <PaletteFrame
      word={word}
      onWord={typeEarly}
      onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && enterEarly()}
      list={{ 'aria-expanded': false }}
    >
      <Box aria-busy="true" sx={{ flex: 1, minHeight: 120 }} />
    </PaletteFrame>
  )
}
