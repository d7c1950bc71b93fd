/** The filter of lists whose rows are enabled or disabled. */
import { useLingui } from '@lingui/react/macro'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'

export interface StatusFilterProps {
  readonly value: string
  readonly onChange: (status: string) => void
}

export function StatusFilter({ value, onChange }: StatusFilterProps) {
  const { t } = useLingui()
  return (
    <Select displayEmpty value={value} onChange={(event) => onChange(event.target.value)} inputProps={{ 'aria-label': t`Status` }}>
      <MenuItem value="">{t`Any status`}</MenuItem>
      <MenuItem value="0">{t`Enabled`}</MenuItem>
      <MenuItem value="1">{t`Disabled`}</MenuItem>
    </Select>
  )
}

/** What of it a call is asked with. */
export const statusQuery = (value: string): { readonly status?: '0' | '1' } => (value === '0' || value === '1' ? { status: value } : {})
