/** A button that is only an icon: it always has a name, shown as a tooltip. */
import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { Icon } from './Icon'
import { SIZE } from '../theme/tokens'
import type { IconName } from './icon-paths'

export interface IconActionProps extends Omit<IconButtonProps, 'children' | 'aria-label' | 'title'> {
  readonly icon: IconName
  readonly label: string
  readonly iconSize?: 16 | 18 | 20
  /** In a row of an editor, beside other controls: on a phone a finger meets it and nothing else. */
  readonly forFingers?: boolean
}

const ON_PHONE = '@media (pointer: coarse), (max-width: 599.95px)'
const finger = { [ON_PHONE]: { width: SIZE.finger, height: SIZE.finger, flex: 'none' } } as const

export function IconAction({ icon, label, iconSize = 18, disabled = false, forFingers = false, sx, ...rest }: IconActionProps) {
  return (
    // Nothing points at a disabled button.
    <Tooltip title={disabled ? '' : label}>
      <IconButton
        aria-label={label}
        disabled={disabled}
        sx={[forFingers && finger, ...(Array.isArray(sx) ? sx : sx === undefined ? [] : [sx])]}
        {...rest}
      >
        <Icon name={icon} size={iconSize} />
      </IconButton>
    </Tooltip>
  )
}
