/**
 * A button that opens a list of texts. The list is made when it opens: a panel has a dozen of these and is drawn anew with every selection,
 * and MUI's Select costs twelve times as much while it is closed.
 */
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Glyph } from '../../../icons/Glyph'
import { menuOnDemand } from '../../../loading/opened-on-demand'
import type { SelectEntry, SelectMenuProps } from './select-entry'

export const SelectMenu = menuOnDemand<SelectMenuProps>(async () => (await import('./SelectMenu')).SelectMenu)

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
  /** The button while its list is open. */
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const pick = (entry: string) => {
    if (!isMultiple) close()
    onPick(entry)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setAnchor(event.currentTarget)
  }
  return (
    <>
      <button
        id={id}
        type="button"
        role="combobox"
        className="fd-input fd-select"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={anchor !== null}
        aria-controls={listId}
        onClick={(event) => setAnchor(event.currentTarget)}
        onKeyDown={onKeyDown}
      >
        <span>{children}</span>
        <Glyph name="chevronDown" size={16} />
      </button>
      {anchor !== null && <SelectMenu {...{ listId, label, anchor, entries, isMultiple }} onPick={pick} onClose={close} />}
    </>
  )
}
