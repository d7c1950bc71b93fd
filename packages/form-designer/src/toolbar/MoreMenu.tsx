/** The toolbar's actions behind one button, where it is too narrow for all. */
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { Glyph } from '../icons/Glyph'
import { useMessages } from '../store/designer-context'
import type { ToolbarAction } from './toolbar-action'

export function MoreMenu({ actions }: { readonly actions: readonly ToolbarAction[] }) {
  const { toolbar } = useMessages()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button
        type="button"
        className="fd-icon-act"
        aria-label={toolbar.more}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Glyph name="more" />
      </button>
      {anchor !== null && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {actions.map(({ id, glyph, text, disabled, run }) => (
            <MenuItem
              key={id}
              disabled={disabled}
              onClick={() => {
                setAnchor(null)
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
      )}
    </>
  )
}
