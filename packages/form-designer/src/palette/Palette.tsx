/** The palette: every widget type in three groups, with a search. */
import InputBase from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { addWidget } from '../actions/widget-actions'
import { Glyph } from '../icons/Glyph'
import { useDesigner, useMessages } from '../store/designer-context'
import { PALETTE_GROUPS, type PaletteEntry, paletteEntries } from './palette-entries'
import { usePaletteSearch } from './palette-search'
import { PaletteChip } from './PaletteChip'
import { roveChips } from './rove-chips'

const Scroller = styled('div')({
  flex: '1 1 auto',
  overflow: 'auto',
  padding: '4px 12px 16px',
  '& h2': { margin: '12px 0 8px', fontSize: 12, fontWeight: 600, color: 'var(--fd-muted)' },
  '& .fd-chips': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 8 },
  '& p': { margin: '24px 8px', fontSize: 13, color: 'var(--fd-muted)', textAlign: 'center' },
})

const Search = styled(InputBase)({
  flex: 'none',
  display: 'flex',
  gap: 8,
  height: 32,
  margin: '12px 12px 4px',
  padding: '0 8px',
  borderRadius: 6,
  background: 'var(--fd-hover)',
  border: '1px solid transparent',
  fontSize: 13,
  color: 'var(--fd-muted)',
  '&.Mui-focused': { borderColor: 'var(--fd-primary)', background: 'var(--fd-surface)' },
  '& input': { padding: 0, color: 'var(--fd-text)' },
  '& input::-webkit-search-cancel-button': { display: 'none' },
})

export interface PaletteProps {
  /** Called after a widget was added by click or key. */
  readonly onAdded?: (() => void) | undefined
}

export function Palette({ onAdded }: PaletteProps) {
  const designer = useDesigner()
  const messages = useMessages()
  const [query, setQuery] = useState('')
  const entries = useMemo(
    () => paletteEntries(messages, designer.widgets, designer.palette),
    [messages, designer.widgets, designer.palette],
  )
  const found = usePaletteSearch(entries, query)
  const add = (entry: PaletteEntry) => {
    if (addWidget(designer, entry.type)) onAdded?.()
  }
  // One chip is in the tab order; the arrows lead to the others.
  const [active, setActive] = useState<string | null>(null)
  const tabStop = found.find(({ type }) => type === active)?.type ?? inGroups(found)[0]?.type
  const groups = PALETTE_GROUPS.map((group) => ({ group, members: found.filter((entry) => entry.group === group) })).filter(
    ({ members }) => members.length > 0,
  )
  return (
    <>
      <Search
        type="search"
        value={query}
        placeholder={messages.palette.search}
        inputProps={{ 'aria-label': messages.palette.search }}
        startAdornment={<Glyph name="search" size={16} />}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          const first = found[0]
          if (event.key === 'Escape') setQuery('')
          if (event.key === 'Enter' && !event.nativeEvent.isComposing && query.trim() !== '' && first !== undefined) add(first)
        }}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the chips in it, which rove */}
      <Scroller onKeyDown={roveChips}>
        {groups.map(({ group, members }) => (
          <section key={group} aria-label={messages.groups[group]}>
            <h2>{messages.groups[group]}</h2>
            <div className="fd-chips">
              {members.map((entry) => (
                <PaletteChip
                  key={entry.type}
                  entry={entry}
                  isTabStop={entry.type === tabStop}
                  onFocus={() => setActive(entry.type)}
                  onAdd={add}
                />
              ))}
            </div>
          </section>
        ))}
        {groups.length === 0 && <p>{messages.palette.nothingFound(query.trim())}</p>}
      </Scroller>
    </>
  )
}

/** In the order they stand in the palette. */
function inGroups(entries: readonly PaletteEntry[]): readonly PaletteEntry[] {
  return PALETTE_GROUPS.flatMap((group) => entries.filter((entry) => entry.group === group))
}
