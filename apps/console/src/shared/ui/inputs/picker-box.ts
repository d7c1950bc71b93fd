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

/** For `getOptionDisabled`: when Enter is pressed before a name matches, MUI may take a choice that is not there any more for the highlighted one. */
export const isNoChoice = (choice?: unknown): boolean => choice === undefined
