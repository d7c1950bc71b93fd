/** The list of a select button with more than fits at once, below a box to search it. */
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import Popover from '@mui/material/Popover'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { DesignerRoot } from '../../../parts/designer-root'
import { holds } from '../../../parts/holds'
import { bringIntoView } from '../../../parts/bring-into-view'
import { SideSearch } from '../../../parts/SideSearch'
import { useMessages } from '../../../store/designer-context'
import { optionOf, type SelectEntry, type SelectMenuProps } from './select-entry'

export interface FoundMenuProps extends SelectMenuProps {
  readonly children: (entry: SelectEntry) => ReactNode
}

export function FoundMenu({ listId, label, anchor, entries, isMultiple, onPick, onClose, children }: FoundMenuProps) {
  const { find } = useMessages().editing
  const [query, setQuery] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const found = entries.filter(({ id, text }) => holds(query, [text, id]))
  const inSearch = (event: KeyboardEvent) => {
    const [best] = found
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      const options = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
      const chosen = query === '' ? options.find((option) => option.getAttribute('aria-selected') === 'true') : undefined
      ;(chosen ?? options[0])?.focus()
    } else if (event.key === 'Enter' && query.trim() !== '' && best !== undefined) {
      event.preventDefault()
      onPick(best.id)
    } else if (event.key === 'Tab') {
      event.preventDefault()
      onClose()
    }
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { sx: { display: 'flex', width: Math.max(anchor.offsetWidth, 240), maxHeight: 360 } },
        transition: { onEntering: () => bringIntoView(list.current?.querySelector('[aria-selected="true"]')) },
      }}
    >
      <DesignerRoot ref={focusSearch} data-place="drawer" style={FILLS}>
        <SideSearch label={find.entries} query={query} onChange={setQuery} onKey={inSearch} controls={listId} />
        <MenuList
          ref={list}
          id={listId}
          dense
          role="listbox"
          aria-label={label}
          aria-multiselectable={isMultiple}
          sx={SCROLLS}
          onKeyDown={(event) => event.key === 'Tab' && onClose()}
        >
          {found.map((entry) => (
            <MenuItem key={entry.id} {...optionOf(entry, isMultiple, onPick)}>
              {children(entry)}
            </MenuItem>
          ))}
        </MenuList>
        {found.length === 0 && (
          <p role="status" style={NOTHING}>
            {find.nothingFound(query.trim())}
          </p>
        )}
      </DesignerRoot>
    </Popover>
  )
}

/** The popover takes the focus when it opens; the box has it from the first key on. */
const focusSearch = (root: HTMLElement | null) => root?.querySelector('input')?.focus()

const FILLS = { width: '100%', height: 'auto' } as const
const SCROLLS = { flex: '1 1 auto', minHeight: 0, overflow: 'auto', outline: 'none' } as const
const NOTHING = { margin: '8px 16px 24px', textAlign: 'center', color: 'var(--fd-muted)', fontSize: 13 } as const
