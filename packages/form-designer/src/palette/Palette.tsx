/** The palette: favourites, every widget type in three groups, saved blocks, with a search. */
import { useState } from 'react'
import { SideSearch } from '../parts/SideSearch'
import { useMessages } from '../store/designer-context'
import { plainRoot } from '../styles/plain-root'
import { PaletteChip } from './PaletteChip'
import { roveChips } from './rove-chips'
import { usePaletteSections } from './use-palette-sections'

const Scroller = plainRoot('fd-palette', () => ({
  flex: '1 1 auto',
  overflow: 'auto',
  padding: '4px 12px 16px',
  '& h2': { margin: '12px 0 8px', fontSize: 12, fontWeight: 600, color: 'var(--fd-muted)' },
  '& .fd-chips': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 8 },
  '& .fd-chip': { position: 'relative', minWidth: 0, display: 'flex' },
  '& .fd-chip-face': {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    width: '100%',
    gap: 6,
    height: 34,
    padding: '0 6px',
    paddingInlineStart: 7,
    borderRadius: 6,
    border: '1px solid var(--fd-line)',
    outline: 'none',
    background: 'var(--fd-surface)',
    color: 'var(--fd-text)',
    fontSize: 13,
    cursor: 'grab',
    WebkitTouchCallout: 'none',
    WebkitTapHighlightColor: 'transparent',
    userSelect: 'none',
    transition: 'border-color 120ms ease-out, background-color 120ms ease-out, color 120ms ease-out',
    '& svg': { flex: 'none', color: 'var(--fd-muted)' },
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '&:hover': { borderColor: 'var(--fd-primary)', background: 'var(--fd-tint)' },
    '&:hover svg': { color: 'var(--fd-primary)' },
    '&:focus-visible': { outline: '2px solid var(--fd-primary)', outlineOffset: 1 },
  },
  '& .fd-corner': {
    position: 'absolute',
    // On the corner, so that it covers no title.
    insetInlineEnd: -8,
    top: -8,
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    padding: 0,
    border: '1px solid var(--fd-line)',
    borderRadius: 12,
    background: 'transparent',
    color: 'var(--fd-muted)',
    cursor: 'pointer',
    opacity: 0,
    '&[aria-pressed="true"]': { color: 'var(--fd-primary)' },
    '&[aria-pressed="true"] svg': { fill: 'currentColor' },
    '&:focus-visible': { outline: '2px solid var(--fd-primary)', outlineOffset: -2 },
  },
  '& .fd-chip:is(:hover, :focus-within) .fd-corner': { opacity: 1, background: 'var(--fd-surface)' },
  '@media (pointer: coarse)': { '& .fd-chip-face': { height: 40 }, '& .fd-corner': { width: 28, height: 28, opacity: 1 } },
  '& p': { margin: '24px 8px', fontSize: 13, color: 'var(--fd-muted)', textAlign: 'center' },
}))

export interface PaletteProps {
  /** Called after a widget was added by click or key. */
  readonly onAdded?: (() => void) | undefined
}

export function Palette({ onAdded }: PaletteProps) {
  const messages = useMessages()
  const [query, setQuery] = useState('')
  const sections = usePaletteSections(query, onAdded)
  // One chip is in the tab order; the arrows lead to the others.
  const [active, setActive] = useState<string | null>(null)
  const chips = sections.flatMap(({ chips: those }) => those)
  const tabStop = chips.find(({ id }) => id === active)?.id ?? chips[0]?.id
  return (
    <>
      <SideSearch
        label={messages.palette.search}
        query={query}
        onChange={setQuery}
        onKey={({ key }) => {
          if (key === 'Enter' && query.trim() !== '') chips.toSorted((one, other) => one.rank - other.rank)[0]?.onAdd(false)
        }}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the chips in it, which rove */}
      <Scroller onKeyDown={roveChips}>
        {sections.map(({ id, title, chips: those }) => (
          <section key={id} aria-label={title}>
            <h2>{title}</h2>
            <div className="fd-chips">
              {those.map(({ rank: _rank, ...chip }) => (
                <PaletteChip key={chip.id} {...chip} isTabStop={chip.id === tabStop} onFocus={() => setActive(chip.id)} />
              ))}
            </div>
          </section>
        ))}
        {sections.length === 0 && <p>{messages.palette.nothingFound(query.trim())}</p>}
      </Scroller>
    </>
  )
}
