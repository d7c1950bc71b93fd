/** What the text box of a picker takes from MUI's `Autocomplete`: its place, its buttons and its look. The input's own props come from `slotProps.htmlInput`. */
import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete'

export const pickerBox = ({ id, disabled, fullWidth, slotProps: { input } }: AutocompleteRenderInputParams) => ({
  id,
  disabled,
  fullWidth,
  ref: input.ref,
  startAdornment: input.startAdornment,
  endAdornment: input.endAdornment,
  className: input.className,
})
