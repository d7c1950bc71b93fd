/** The link back to where something was opened: with text where there is room, an arrow on a phone. */
import Button from '@mui/material/Button'
import { Icon } from '../icons/Icon'
import { IconAction } from '../icons/IconAction'
import { useIsPhone } from './use-is-phone'

export interface BackActionProps {
  readonly label: string
  readonly onBack: () => void
}

export function BackAction({ label, onBack }: BackActionProps) {
  if (useIsPhone()) return <IconAction icon="arrowLeft" label={label} onClick={onBack} />
  return (
    <Button variant="text" color="inherit" startIcon={<Icon name="arrowLeft" size={16} />} onClick={onBack}>
      {label}
    </Button>
  )
}
