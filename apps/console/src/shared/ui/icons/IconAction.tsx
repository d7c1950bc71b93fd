/** A button that is only an icon: it always has a name, shown as a tooltip. */
import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { Icon } from './Icon'
import type { IconName } from './icon-paths'

export interface IconActionProps extends Omit<IconButtonProps, 'children' | 'aria-label' | 'title'> {
  readonly icon: IconName
  readonly label: string
  readonly iconSize?: 16 | 18 | 20
}

export function IconAction({ icon, label, iconSize = 18, disabled = false, ...rest }: IconActionProps) {
  return (
    // Nothing points at a disabled button.
    <Tooltip title={disabled ? '' : label}>
      <IconButton aria-label={label} disabled={disabled} {...rest}>
        <Icon name={icon} size={iconSize} />
      </IconButton>
    </Tooltip>
  )
}
