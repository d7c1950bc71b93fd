/** One action at the foot of a settings panel; a destructive one is red. */
import Button, { type ButtonProps } from '@mui/material/Button'
import { Icon } from '../../../../shared/ui/icons/Icon'
import type { IconName } from '../../../../shared/ui/icons/icon-paths'

export interface PanelActionProps extends Pick<ButtonProps, 'children' | 'onClick' | 'disabled'> {
  readonly sx?: { readonly ml?: 'auto' }
  readonly icon?: IconName
  readonly isDestructive?: boolean
}

export function PanelAction({ icon, isDestructive = false, sx, ...rest }: PanelActionProps) {
  return (
    <Button
      size="small"
      variant="outlined"
      color={isDestructive ? 'error' : 'inherit'}
      startIcon={icon && <Icon name={icon} size={14} />}
      // Three of them fit side by side at the foot of the panel, in English too.
      sx={{ px: 2, '& .MuiButton-startIcon': { mr: 1 }, ...sx }}
      {...rest}
    />
  )
}
