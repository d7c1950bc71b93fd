/** Finds a page of the menu by title or path, and looks for everything else in the command palette. Spec 9: fuzzy, threshold 0.4, title 0.7, path 0.3. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import InputBase from '@mui/material/InputBase'
import Popper from '@mui/material/Popper'
import Fuse from 'fuse.js'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '../../../shared/ui/icons/Icon'
import { menuIcon } from '../../../shared/ui/icons/menu-icon'
import type { MenuPage } from '../../menu/menu-model'
import { useMenu } from '../../menu/use-menu'
import { openPalette } from '../../palette/palette-store'
import { SEARCH_OPTIONS } from './search-options'

const MOST = 8

export function findPages(pages: readonly MenuPage[], word: string): MenuPage[] {
  const fuse = new Fuse(pages, SEARCH_OPTIONS)
  return fuse.search(word, { limit: MOST }).map(({ item }) => item)
}

export function HeaderSearch() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const listId = useId()
  const [field, setField] = useState<HTMLElement | null>(null)
  const { pages } = useMenu()
  const shown = useMemo(() => pages.filter(({ isShown }) => isShown), [pages])
  const [word, setWord] = useState('')
  const [at, setAt] = useState(0)
  const found = useMemo(() => (word.trim() === '' ? [] : findPages(shown, word.trim())), [shown, word])
  const isOpen = word.trim() !== ''

  const typed = word.trim()
  /** The last line stands behind the pages. */
  const open = (index: number) => {
    if (!isOpen) return
    const page = found[index]
    setWord('')
    if (page === undefined) openPalette('commands', typed)
    else void navigate(page.path)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setAt((before) => (before + step + found.length + 1) % (found.length + 1))
    }
    if (event.key === 'Enter') open(at)
    if (event.key === 'Escape') setWord('')
  }

  return (
    <Box ref={setField} sx={{ position: 'relative', mr: 1 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          width: { md: 168, lg: 216 },
          height: 30,
          px: 2,
          borderRadius: '6px',
          bgcolor: 'background.sunken',
          color: 'text.secondary',
          border: 1,
          borderColor: 'transparent',
          '&:focus-within': { borderColor: 'primary.main', bgcolor: 'background.paper' },
        }}
      >
        <Icon name="search" size={16} />
        <InputBase
          value={word}
          placeholder={t`Pages and tickets`}
          onChange={(event) => {
            setWord(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKey}
          onBlur={() => setWord('')}
          inputProps={{
            role: 'combobox',
            'aria-label': t`Search`,
            'aria-expanded': isOpen,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': isOpen ? `${listId}-${at}` : undefined,
            maxLength: 64,
          }}
          sx={{ flex: 1, fontSize: 13, '& input': { p: 0 }, '& input:focus-visible': { outline: 'none' } }}
        />
      </Box>
      <Popper open={isOpen} anchorEl={field} placement="bottom-start" sx={{ zIndex: 'modal' }}>
        <Box id={listId} role="listbox" aria-label={t`Results`} sx={listStyle}>
          {found.map((page, index) => (
            <Box
              key={page.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === at}
              // Before the field loses focus and the list closes.
              onMouseDown={(event) => {
                event.preventDefault()
                open(index)
              }}
              onMouseEnter={() => setAt(index)}
              sx={{ ...optionStyle, bgcolor: index === at ? 'action.hover' : 'transparent' }}
            >
              <Icon name={menuIcon(page.icon)} size={16} />
              <span>{page.title}</span>
              <Box component="span" sx={{ ml: 'auto', color: 'text.secondary', fontSize: 12 }}>
                {page.trail
                  .slice(0, -1)
                  .map(({ title }) => title)
                  .join(' / ')}
              </Box>
            </Box>
          ))}
          <Box
            id={`${listId}-${found.length}`}
            role="option"
            aria-selected={at === found.length}
            onMouseDown={(event) => {
              event.preventDefault()
              open(found.length)
            }}
            onMouseEnter={() => setAt(found.length)}
            sx={{ ...optionStyle, bgcolor: at === found.length ? 'action.hover' : 'transparent' }}
          >
            <Icon name="search" size={16} />
            <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {t`Search everything for “${typed}”`}
            </Box>
          </Box>
        </Box>
      </Popper>
    </Box>
  )
}

const listStyle = {
  width: 320,
  mt: 1,
  p: 1,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  boxShadow: 8,
} as const

const optionStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  height: 32,
  px: 2,
  borderRadius: '6px',
  cursor: 'pointer',
  fontSize: 13,
} as const
