/** A text control wired to its row: `<FormField>{(ids) => <TextInput ids={ids} …/>}</FormField>`. */
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { SIZE } from '../theme/tokens'
import type { FieldIds } from './FormField'

/** What a control of one line has around it. */
const ABOVE_AND_BELOW = `${SIZE.control} - 22px`

export interface TextInputProps extends Omit<OutlinedInputProps, 'id' | 'error'> {
  readonly ids: FieldIds
}

export function TextInput({ ids, inputProps, required = false, minRows, maxRows, ...rest }: TextInputProps) {
  return (
    <OutlinedInput
      fullWidth
      id={ids.id}
      error={ids.isInvalid}
      {...(rest.multiline === true ? { inputComponent: 'textarea', rows: minRows } : {})}
      inputProps={{
        'aria-describedby': ids.describedBy,
        'aria-invalid': ids.isInvalid,
        'aria-required': required,
        ...(rest.multiline === true ? linesProps(minRows, maxRows) : {}),
        ...inputProps,
      }}
      {...rest}
    />
  )
}

/**
 * The browser lets the lines grow with what is written. MUI's own control measures itself whenever it appears, and has the whole page laid out for it
 * (0.25 s beside a process of 200 nodes). Browsers without `field-sizing` show `rows` lines and scroll.
 */
function linesProps(least: number | string = 1, most?: number | string): OutlinedInputProps['inputProps'] {
  return {
    type: undefined,
    style: {
      fieldSizing: 'content',
      resize: 'none',
      minHeight: `calc(${least}lh + ${ABOVE_AND_BELOW})`,
      ...(most === undefined ? {} : { maxHeight: `calc(${most}lh + ${ABOVE_AND_BELOW})` }),
    },
  }
}
