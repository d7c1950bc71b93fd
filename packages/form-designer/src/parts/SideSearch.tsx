/** The search above a list of the left pane. */
import { Glyph } from '../icons/Glyph'
import { plainRoot } from '../styles/plain-root'
import { SearchInput, type SearchInputProps } from './SearchInput'

const Search = plainRoot('fd-side-search', () => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 32,
  margin: '12px 12px 4px',
  padding: '0 8px',
  borderRadius: 6,
  background: 'var(--fd-hover)',
  border: '1px solid transparent',
  fontSize: 13,
  color: 'var(--fd-muted)',
  '&:focus-within': { borderColor: 'var(--fd-primary)', background: 'var(--fd-surface)' },
  '& input': {
    flex: '1 1 auto',
    minWidth: 0,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'transparent',
    color: 'var(--fd-text)',
    font: 'inherit',
    appearance: 'none',
  },
  '& input::-webkit-search-cancel-button': { display: 'none' },
}))

export function SideSearch(props: SearchInputProps) {
  return (
    <Search>
      <Glyph name="search" size={16} />
      <SearchInput {...props} />
    </Search>
  )
}
