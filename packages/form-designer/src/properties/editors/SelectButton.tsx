/**
 * A button that opens a list of texts. The list is made when it opens: a panel has a dozen of these and is drawn anew with every selection,
 * and MUI's Select costs twelve times as much while it is closed.
 */
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Glyph } from '../../icons/Glyph'

export interface SelectEntry {
  readonly id: string
  readonly text: string
  readonly isChosen: boolean
}

export interface SelectButtonProps {
  readonly id?: string | undefined
  readonly label: string
  readonly entries: readonly SelectEntry[]
  /** True where the list stays open and each pick adds or takes away. */
  readonly isMultiple?: boolean
  readonly onPick: (id: string) => void
  /** What is chosen, in words. */
  readonly children: ReactNode
}

export function SelectButton({ id, label, entries, isMultiple = false, onPick, children }: SelectButtonProps) {
  const listId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        role="combobox"
        className="fd-input fd-select"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
      >
        <span>{children}</span>
        <Glyph name="chevronDown" size={16} />
      </button>
      {isOpen && (
        <Menu
          open
          anchorEl={button.current}
          onClose={() => setOpen(false)}
          slotProps={{
            list: { id: listId, dense: true, role: 'listbox', 'aria-label': label, 'aria-multiselectable': isMultiple },
            paper: { sx: { maxHeight: 320, minWidth: button.current?.offsetWidth ?? 0 } },
          }}
        >
          {entries.map(({ id: entry, text, isChosen }) => (
            <MenuItem
              key={entry}
              role="option"
              selected={isChosen}
              aria-selected={isChosen}
              sx={isMultiple ? MARKED : null}
              onClick={() => {
                if (!isMultiple) setOpen(false)
                onPick(entry)
              }}
            >
              {text}
              {isMultiple && isChosen && <Glyph name="check" size={16} />}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}

const MARKED = { justifyContent: 'space-between', gap: 2 }
