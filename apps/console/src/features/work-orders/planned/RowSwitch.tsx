/** Whether a row of a list is enabled: a switch for people who may change it, text for others. */
import { useLingui } from '@lingui/react/macro'
import Switch from '@mui/material/Switch'
import { StatusTag } from '../../../shared/ui/display/StatusTag'

export interface RowSwitchProps {
  readonly isOn: boolean
  /** What being switched on means. */
  readonly label: string
  /** Null: the reader may not. */
  readonly onChange: ((isOn: boolean) => void) | null
}

export function RowSwitch({ isOn, label, onChange }: RowSwitchProps) {
  const { t } = useLingui()
  if (onChange === null) return <StatusTag tone={isOn ? 'success' : 'neutral'}>{isOn ? t`On` : t`Off`}</StatusTag>
  return (
    <Switch
      size="small"
      checked={isOn}
      // The row itself opens.
      onClick={(event) => event.stopPropagation()}
      onChange={(_, next) => onChange(next)}
      slotProps={{ input: { 'aria-label': label } }}
    />
  )
}
