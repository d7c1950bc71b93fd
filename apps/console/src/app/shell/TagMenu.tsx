/** The tag's context menu of spec 2.3: refresh page, close current, close others, close all. */
import { useLingui } from '@lingui/react/macro'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useLocation, useNavigate } from 'react-router-dom'
import { refreshTag, type Tag } from '../tags/tag-store'
import { useCloseTags } from '../tags/use-close-tags'
import { useMayDrop } from '../tags/use-may-drop'

/** Where the menu of one tag is open, in pixels of the window. */
export interface OpenTagMenu {
  readonly tag: Tag
  readonly left: number
  readonly top: number
}

export interface TagMenuProps {
  readonly menu: OpenTagMenu | null
  readonly onClose: () => void
}

export function TagMenu({ menu, onClose }: TagMenuProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const mayDrop = useMayDrop(pathname)
  const close = useCloseTags()
  const choose = (perform: (tag: Tag) => Promise<void>) => () => {
    onClose()
    if (menu !== null) void perform(menu.tag)
  }
  const refresh = async (tag: Tag) => {
    if (!(await mayDrop([tag]))) return
    refreshTag(tag.pathname)
    if (tag.pathname !== pathname) await navigate(`${tag.pathname}${tag.search}`)
  }
  return (
    <Menu
      open={menu !== null}
      onClose={onClose}
      anchorReference="anchorPosition"
      {...(menu === null ? {} : { anchorPosition: { left: menu.left, top: menu.top } })}
    >
      <MenuItem onClick={choose(refresh)}>{t`Refresh page`}</MenuItem>
      <MenuItem disabled={menu?.tag.isPinned === true} onClick={choose((tag) => close((other) => other.pathname === tag.pathname))}>
        {t`Close current`}
      </MenuItem>
      <MenuItem onClick={choose((tag) => close((other) => other.pathname !== tag.pathname, tag))}>{t`Close others`}</MenuItem>
      <MenuItem onClick={choose(() => close(() => true))}>{t`Close all`}</MenuItem>
    </Menu>
  )
}
