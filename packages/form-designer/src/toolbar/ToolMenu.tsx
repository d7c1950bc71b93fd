/** The open menu of the toolbar. */
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Glyph } from '../icons/Glyph'
import type { ToolbarAction } from './toolbar-action'

export interface ToolMenuProps {
  readonly anchor: HTMLElement
  readonly actions: readonly ToolbarAction[]
  readonly onClose: () => void
}

export function ToolMenu({ anchor, actions, onClose }: ToolMenuProps) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {actions.map(({ id, glyph, text, disabled, run }) => (
        <MenuItem
          key={id}
          disabled={disabled}
          onClick={() => {
            onClose()
            run()
          }}
        >
          <ListItemIcon>
            <Glyph name={glyph} />
          </ListItemIcon>
          {text}
        </MenuItem>
      ))}
    </Menu>
  )
}
