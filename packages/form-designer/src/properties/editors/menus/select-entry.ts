/** One text of a menu. */
export interface SelectEntry {
  readonly id: string
  readonly text: string
  readonly isChosen: boolean
}

/** An open list, long or short. */
export interface SelectMenuProps {
  readonly listId: string
  readonly label: string
  readonly anchor: HTMLElement
  readonly entries: readonly SelectEntry[]
  readonly isMultiple: boolean
  readonly onPick: (id: string) => void
  readonly onClose: () => void
}

/** What one text is to a menu of MUI, long or short. */
export const optionOf = ({ id, isChosen }: SelectEntry, isMultiple: boolean, onPick: (id: string) => void) => ({
  role: 'option',
  selected: isChosen,
  'aria-selected': isChosen,
  sx: isMultiple ? MARKED : WRAPS,
  onClick: () => onPick(id),
})

const WRAPS = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const
const MARKED = { ...WRAPS, justifyContent: 'space-between', gap: '16px' } as const
