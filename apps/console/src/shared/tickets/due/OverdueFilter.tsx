/** Filters a list by tickets with an overdue step. While it is set, a cross at its end clears it. */
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import { Icon } from '../../ui/icons/Icon'

export interface OverdueFilterProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

export function OverdueFilter({ isOn, onChange }: OverdueFilterProps) {
  const { t } = useLingui()
  return (
    <Button
      variant="outlined"
      color={isOn ? 'primary' : 'inherit'}
      aria-pressed={isOn}
      startIcon={<Icon name="clock" size={16} />}
      endIcon={isOn ? <Icon name="close" size={14} /> : undefined}
      sx={isOn ? { bgcolor: 'primary.tint' } : {}}
      onClick={() => onChange(!isOn)}
    >
      {t({ message: 'Overdue', context: 'ticket' })}
    </Button>
  )
}
