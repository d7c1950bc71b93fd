/** The open list of a select button, with a search where it is long. */
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Glyph } from '../../../icons/Glyph'
import { FoundMenu } from './FoundMenu'
import { optionOf, type SelectEntry, type SelectMenuProps } from './select-entry'

/** A list with more entries than this has a search. */
const LONG = 12

export function SelectMenu(props: SelectMenuProps) {
  const { listId, label, anchor, entries, isMultiple, onPick, onClose } = props
  const face = ({ text, isChosen }: SelectEntry) => (
    <>
      {text}
      {isMultiple && isChosen && <Glyph name="check" size={16} />}
    </>
  )
  if (entries.length > LONG) return <FoundMenu {...props}>{face}</FoundMenu>
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        list: { id: listId, dense: true, role: 'listbox', 'aria-label': label, 'aria-multiselectable': isMultiple },
        paper: { sx: { maxHeight: 320, minWidth: anchor.offsetWidth } },
      }}
    >
      {entries.map((entry) => (
        <MenuItem key={entry.id} {...optionOf(entry, isMultiple, onPick)}>
          {face(entry)}
        </MenuItem>
      ))}
    </Menu>
  )
}
