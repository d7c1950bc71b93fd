/** A row with a switch, between yes and no or between the two words the wire has for them. */
import { useLingui } from '@lingui/react/macro'
import Switch from '@mui/material/Switch'
import { Row, type RowProps } from './Row'

export interface SwitchRowProps<Name extends string> extends RowProps<Name> {
  readonly on?: string | true
  readonly off?: string | false
}

export function SwitchRow<Name extends string>({ on = true, off = false, ...row }: SwitchRowProps<Name>) {
  const { t } = useLingui()
  return (
    <Row {...row} shownAs={(value) => (value === on ? t`On` : t`Off`)}>
      {({ ids, value, onChange, onBlur, inputRef }) => (
        <Switch
          checked={value === on}
          onChange={(_, checked) => onChange(checked ? on : off)}
          onBlur={onBlur}
          slotProps={{ input: { id: ids.id, 'aria-describedby': ids.describedBy, ref: inputRef } }}
          sx={{ mt: '6px' }}
        />
      )}
    </Row>
  )
}
