/** What the gallery shows and how: type, label position, size, direction. Kept in the address, so that a link shows the same. */
import { WIDGET_TYPES } from '@formwork/form-schema'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { exhibitOf } from '../gallery-samples'
import type { GalleryLook } from '../gallery-states'

export interface LookBarProps {
  readonly look: GalleryLook
  readonly onChange: (name: 'type' | 'label' | 'size' | 'dir', value: string) => void
}

export function LookBar({ look, onChange }: LookBarProps) {
  const { t } = useLingui()
  const select = (
    name: Parameters<LookBarProps['onChange']>[0],
    label: string,
    value: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(name, event.target.value)}
      sx={{ minWidth: 140 }}
      // Outlines have no gap for a label here: it is placed above.
      slotProps={{ inputLabel: { shrink: true, sx: { position: 'static', transform: 'none', mb: 1, fontSize: 12, lineHeight: '16px' } } }}
    >
      {options.map(([id, text]) => (
        <MenuItem key={id} value={id}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  )
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      {select('type', t`Component`, look.type ?? 'all', [
        ['all', t`All components`],
        ...WIDGET_TYPES.map((type) => [type, t(exhibitOf(type).title)] as const),
      ])}
      {select('label', t`Labels`, look.labelPosition, [
        ['top', t`On top`],
        ['left', t`Left`],
        ['right', t`Right`],
      ])}
      {select('size', t`Size`, look.size, [
        ['medium', t`Medium`],
        ['small', t`Small`],
        ['mini', t`Mini`],
      ])}
      {select('dir', t`Direction`, look.direction, [
        ['ltr', t`Left to right`],
        ['rtl', t`Right to left`],
      ])}
    </Box>
  )
}
