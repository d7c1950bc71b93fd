/** The visited pages: click opens, middle click or the cross closes, the context menu does more, dragging orders. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { moveTag, useTags } from '../tags/tag-store'
import { useCloseTags } from '../tags/use-close-tags'
import { SIZE } from '../../shared/ui/theme/tokens'
import { TagItem } from './TagItem'
import { type OpenTagMenu, TagMenu } from './TagMenu'

export function TagBar() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const close = useCloseTags()
  const tags = useTags((state) => state.tags)
  const [menu, setMenu] = useState<OpenTagMenu | null>(null)
  const dragged = useRef<string | null>(null)
  const bar = useRef<HTMLDivElement>(null)

  // A new page gets its tag one render later, and a record its name with its first answer, which makes the tag wider.
  const openTitle = tags.find((tag) => tag.pathname === pathname)?.title
  useEffect(() => {
    if (openTitle === undefined) return
    bar.current?.querySelector(`[data-path="${CSS.escape(pathname)}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname, openTitle])

  const step = (at: number, by: number) => {
    const next = tags[(at + by + tags.length) % tags.length]
    if (next === undefined) return
    void navigate(`${next.pathname}${next.search}`)
    bar.current?.querySelectorAll<HTMLElement>('[role="tab"]')[(at + by + tags.length) % tags.length]?.focus()
  }

  return (
    <Box
      component="nav"
      aria-label={t`Visited pages`}
      sx={{ height: SIZE.tagBar, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
    >
      <Box
        ref={bar}
        role="tablist"
        aria-label={t`Visited pages`}
        sx={{ display: 'flex', height: '100%', px: 2, overflowX: 'auto', overflowY: 'hidden', scrollbarWidth: 'none' }}
        onWheel={(event) => {
          if (event.deltaX === 0) event.currentTarget.scrollLeft += event.deltaY
        }}
      >
        {tags.map((tag, at) => (
          <TagItem
            key={tag.pathname}
            tag={tag}
            isOpen={tag.pathname === pathname}
            onOpen={() => void navigate(`${tag.pathname}${tag.search}`)}
            onClose={() => void close(({ pathname }) => pathname === tag.pathname)}
            onStep={(by) => step(at, by)}
            onMenu={(left, top) => setMenu({ tag, left, top })}
            onDragStart={() => {
              dragged.current = tag.pathname
            }}
            onDragOver={(event: DragEvent) => {
              event.preventDefault()
              if (dragged.current !== null && dragged.current !== tag.pathname) moveTag(dragged.current, tag.pathname)
            }}
          />
        ))}
      </Box>
      <TagMenu menu={menu} onClose={() => setMenu(null)} />
    </Box>
  )
}
