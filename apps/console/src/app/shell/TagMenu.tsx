/** The tag's context menu of spec 2.3: refresh page, close current, close others, close all. */
import { useLingui } from '@lingui/react/macro'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useLocation, useNavigate } from 'react-router-dom'
import { closeTags, refreshTag, type Tag, useTags } from '../tags/tag-store'
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
  readonly onCloseTag: (tag: Tag) => void
}

export function TagMenu({ menu, onClose, onCloseTag }: TagMenuProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const mayDrop = useMayDrop()
  const isOpenPinned = useTags(({ tags }) => tags.some((tag) => tag.pathname === pathname && tag.isPinned))
  const choose =
    (perform: (tag: Tag) => void, dropsOpen: (tag: Tag) => boolean = () => false) =>
    () => {
      onClose()
      if (menu === null) return
      const { tag } = menu
      if (dropsOpen(tag)) void mayDrop().then((may) => may && perform(tag))
      else perform(tag)
    }
  return (
    <Menu
      open={menu !== null}
      onClose={onClose}
      anchorReference="anchorPosition"
      {...(menu === null ? {} : { anchorPosition: { left: menu.left, top: menu.top } })}
    >
      <MenuItem
        onClick={choose(
          (tag) => {
            refreshTag(tag.pathname)
            if (tag.pathname !== pathname) void navigate(`${tag.pathname}${tag.search}`)
          },
          (tag) => tag.pathname === pathname,
        )}
      >
        {t`Refresh page`}
      </MenuItem>
      <MenuItem disabled={menu?.tag.isPinned === true} onClick={choose(onCloseTag)}>
        {t`Close current`}
      </MenuItem>
      <MenuItem
        onClick={choose(
          (tag) => {
            closeTags((other) => other.pathname !== tag.pathname, pathname)
            if (tag.pathname !== pathname) void navigate(`${tag.pathname}${tag.search}`)
          },
          (tag) => tag.pathname !== pathname && !isOpenPinned,
        )}
      >
        {t`Close others`}
      </MenuItem>
      <MenuItem
        onClick={choose(
          () => {
            const next = closeTags(() => true, pathname)
            if (next !== null) void navigate(next)
          },
          () => !isOpenPinned,
        )}
      >
        {t`Close all`}
      </MenuItem>
    </Menu>
  )
}
