/** The menu of what can be inserted at a place: every kind of step, and copied steps. Both views open it. */
import { Plural, useLingui } from '@lingui/react/macro'
import Divider from '@mui/material/Divider'
import ListItemText from '@mui/material/ListItemText'
import Menu, { type MenuProps } from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useStore } from 'zustand'
import { Icon } from '../../../shared/ui/icons/Icon'
import { copiedSteps } from '../clipboard/copied-steps'
import { pasteSteps } from '../clipboard/paste-steps'
import type { FlowPlace } from '../flow/flow-outline'
import { insertions } from '../kinds/insertions'
import { NODE_LOOKS } from '../kinds/node-looks'
import { newElementId } from '../model'
import { useEditor } from './editor-context'

export interface InsertMenuProps extends Pick<MenuProps, 'anchorEl' | 'anchorPosition' | 'anchorReference'> {
  /** Null while the menu is closed. */
  readonly place: FlowPlace | null
  readonly onClose: () => void
}

/** A narrow window cuts a line that does not break. */
const WRAPS = { whiteSpace: 'normal' } as const

export function InsertMenu({ place, onClose, ...anchor }: InsertMenuProps) {
  const { t } = useLingui()
  const { store } = useEditor()
  const fragment = useStore(copiedSteps, (state) => state.fragment)
  const count = fragment?.nodes.length ?? 0
  return (
    <Menu
      {...anchor}
      open={place !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
    >
      {insertions().map(({ kind, text, insert }) => (
        <MenuItem
          key={kind}
          sx={WRAPS}
          onClick={() => {
            onClose()
            if (place !== null) store.edit((definition) => insert(definition, place))
          }}
        >
          <Icon name={NODE_LOOKS[kind].icon} />
          <ListItemText primary={NODE_LOOKS[kind].kindName()} secondary={text} />
        </MenuItem>
      ))}
      {fragment !== null && <Divider />}
      {fragment !== null && (
        <MenuItem
          sx={WRAPS}
          onClick={() => {
            onClose()
            if (place !== null) store.edit((definition) => pasteSteps(definition, { place, fragment, newId: newElementId }))
          }}
        >
          <Icon name="copy" />
          <ListItemText primary={t`Paste`} secondary={<Plural value={count} one="# copied step" other="# copied steps" />} />
        </MenuItem>
      )}
    </Menu>
  )
}
