/** One act at the foot of a settings panel; the one that takes something away is red. */
import Button, { type ButtonProps } from '@mui/material/Button'
import { Icon } from '../../../shared/ui/Icon'
import type { IconName } from '../../../shared/ui/icon-paths'

export interface PanelActProps extends Pick<ButtonProps, 'sx' | 'children' | 'onClick'> {
  readonly icon?: IconName
  readonly isDestructive?: boolean
}

export function PanelAct({ icon, isDestructive = false, ...rest }: PanelActProps) {
  return (
    <Button
      size="small"
      variant="outlined"
      color={isDestructive ? 'error' : 'inherit'}
      startIcon={icon && <Icon name={icon} size={14} />}
      {...rest}
    />
  )
}
