/** The tag's context menu of spec 2.3: refresh page, close current, close others, close all. */
import { useLingui } from '@lingui/react/macro'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useLocation, useNavigate } from 'react-router-dom'
import { closeTags, refreshTag, type Tag } from '../tags/tag-store'

/** Where the menu of one tag is open, in pixels of the window. */
export interface OpenTagMenu {
  readonly tag: Tag
  readonly left: number
  readonly top: number
}

export interface TagMenuProps {
  readonly menu: OpenTagMenu | null
  readonly onClose: () => void
  readonly onCloseTag: (tag: Tag) => void
}

export function TagMenu({ menu, onClose, onCloseTag }: TagMenuProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const choose = (perform: (tag: Tag) => void) => () => {
    onClose()
    if (menu !== null) perform(menu.tag)
  }
  return (
    <Menu
      open={menu !== null}
      onClose={onClose}
      anchorReference="anchorPosition"
      {...(menu === null ? {} : { anchorPosition: { left: menu.left, top: menu.top } })}
    >
      <MenuItem
        onClick={choose((tag) => {
          refreshTag(tag.pathname)
          if (tag.pathname !== pathname) void navigate(`${tag.pathname}${tag.search}`)
        })}
      >
        {t`Refresh page`}
      </MenuItem>
      <MenuItem disabled={menu?.tag.isPinned === true} onClick={choose(onCloseTag)}>
        {t`Close current`}
      </MenuItem>
      <MenuItem
        onClick={choose((tag) => {
          closeTags((other) => other.pathname !== tag.pathname, pathname)
          if (tag.pathname !== pathname) void navigate(`${tag.pathname}${tag.search}`)
        })}
      >
        {t`Close others`}
      </MenuItem>
      <MenuItem
        onClick={choose(() => {
          const next = closeTags(() => true, pathname)
          if (next !== null) void navigate(next)
        })}
      >
        {t`Close all`}
      </MenuItem>
    </Menu>
  )
}
