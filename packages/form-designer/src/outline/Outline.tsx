/** The form as a tree of names: select a widget that is hard to hit, see what lies in which column, drag it to another place. */
import { definitionOf, typeOf, type WidgetKey } from '@formwork/form-schema'
import { createContext, type KeyboardEvent, type MouseEvent, type RefObject, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { clipboardEvents } from '../actions/clipboard-events'
import { extendTo, toggleWidget } from '../actions/selection-actions'
import { nodeOf } from '../commands/tree-queries'
import { Glyph } from '../icons/Glyph'
import { glyphOf } from '../icons/glyphs'
import { nameOfWidget, slotTitle, typeTitle } from '../messages/name-of-widget'
import { bringIntoView } from '../parts/bring-into-view'
import { SideSearch } from '../parts/SideSearch'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import type { DesignerStoreState } from '../store/designer-state'
import { plainRoot } from '../styles/plain-root'
import { type FoundRows, findRows } from './find-rows'
import { outlineKey } from './outline-keys'
import { useColumnDrop, useOutlineDrag, useOutlineEnd } from './use-outline-drag'

const Tree = plainRoot('fd-tree-pane', () => ({
  flex: '1 1 auto',
  overflow: 'auto',
  padding: '8px 8px 16px',
  fontSize: 13,
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& ul ul': { marginInlineStart: 15, paddingInlineStart: 6, borderInlineStart: '1px solid var(--fd-line)' },
  // Where the icons of what is in it stand.
  '& .fd-column': { padding: '4px 8px 2px', paddingInlineStart: 30, fontSize: 12, color: 'var(--fd-muted)' },
  '& button': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    width: '100%',
    height: 30,
    padding: '0 8px',
    border: 0,
    borderRadius: 6,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    contentVisibility: 'auto',
  },
  '& button svg': { flex: 'none', color: 'var(--fd-muted)' },
  '& button span, & .fd-column': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& button:hover': { background: 'var(--fd-hover)' },
  '& button[data-around]': { color: 'var(--fd-muted)' },
  '& button:focus-visible': { outline: '2px solid var(--fd-primary)', outlineOffset: -2 },
  '& button[aria-selected="true"]': { background: 'var(--fd-tint)', fontWeight: 600 },
  '& button[aria-selected="true"] svg': { color: 'var(--fd-primary)' },
  // Straight from edge to edge, whatever the corners of the row are.
  '& button[data-drop="before"]': { borderRadius: 0, boxShadow: 'inset 0 2px var(--fd-primary)' },
  '& button[data-drop="after"]': { borderRadius: 0, boxShadow: 'inset 0 -2px var(--fd-primary)' },
  // After a container is after what is in it.
  '& li[data-drop="after"]': { boxShadow: '0 2px var(--fd-primary)' },
  '& [data-drop="into"]': { borderRadius: 6, background: 'var(--fd-tint)', boxShadow: 'inset 0 0 0 2px var(--fd-primary)' },
  '& p': { margin: '24px 8px', color: 'var(--fd-muted)', textAlign: 'center' },
}))

/** The result of a search; null without one. */
const Found = createContext<FoundRows | null>(null)

export function Outline() {
  const messages = useMessages()
  const { find } = messages.editing
  const designer = useDesigner()
  const root = useDesignerStore(({ document }) => document.root)
  const request = useDesignerStore(({ view }) => view.outlineRequest)
  const [query, setQuery] = useState('')
  const isSearched = query.trim() !== ''
  const document = useDesignerStore((state) => (isSearched ? state.document : null))
  const found = useMemo(() => (document === null ? null : findRows(document, messages, query)), [document, messages, query])
  const tree = useRef<HTMLDivElement>(null)
  const answered = useRef(request)
  useOutlineEnd(tree)
  useEffect(() => {
    // Asked for while it was not there, it is not asked for any more.
    if (answered.current === request) return
    answered.current = request
    const row = tree.current?.querySelector<HTMLElement>('[data-outline-key][tabindex="0"]') ?? tree.current
    row?.focus()
  }, [request])
  const toFirst = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter'
    if (!isEnter && event.key !== 'ArrowDown') return
    event.preventDefault()
    const [key] = found?.found ?? root
    if (key === undefined) return
    if (isEnter) designer.store.getState().select(key)
    rowOf(tree.current, key)?.focus()
  }
  return (
    <>
      {root.length > 0 && <SideSearch label={find.outline} query={query} onChange={setQuery} onKey={toFirst} />}
      <Tree ref={tree} tabIndex={-1} data-outline="" {...clipboardEvents(designer, 'outline')}>
        <SelectedInView tree={tree} />
        {root.length === 0 && <p>{messages.outline.empty}</p>}
        {root.length > 0 && found?.found.length === 0 && <p role="status">{find.nothingFound(query.trim())}</p>}
        {root.length > 0 && found?.found.length !== 0 && (
          <Found.Provider value={found}>
            <ul role="tree" aria-label={messages.outline.title} aria-multiselectable>
              <Leaves keys={root} level={1} />
            </ul>
          </Found.Provider>
        )}
      </Tree>
    </>
  )
}

/** A part of its own, so that a selection renders no row but those that change. */
function SelectedInView({ tree }: { readonly tree: RefObject<HTMLElement | null> }) {
  const selected = useDesignerStore((state) => state.selected)
  useEffect(() => bringIntoView(rowOf(tree.current, selected)), [tree, selected])
  return null
}

// A DOM of tests may lack `CSS.escape`.
const rowOf = (tree: HTMLElement | null, key: WidgetKey | null) =>
  tree?.querySelector<HTMLElement>(`[data-outline-key=${JSON.stringify(key)}]`)

interface LevelProps {
  /** Of the tree, the widgets of the form are at 1. */
  readonly level: number
}

function Leaves({ keys, level }: LevelProps & { readonly keys: readonly WidgetKey[] }) {
  const found = useContext(Found)
  return keys.map((key) => (found === null || found.shown.has(key)) && <Leaf key={key} widgetKey={key} level={level} />)
}

function Leaf({ widgetKey, level }: LevelProps & { readonly widgetKey: WidgetKey }) {
  const designer = useDesigner()
  const messages = useMessages()
  const found = useContext(Found)
  const node = useDesignerStore(({ document }) => nodeOf(document, widgetKey))
  const isSelected = useDesignerStore(({ selection }) => selection.includes(widgetKey))
  const isTabStop = useDesignerStore((state) => tabStopOf(state, found) === widgetKey)
  const row = useRef<HTMLButtonElement>(null)
  const drop = useOutlineDrag(row, widgetKey)
  if (node === null) return null
  const { widget, slots } = node
  const columns = slots.map((_, index) => slotTitle(messages, widget, index))
  // The line is below all that is in it; what has columns is marked at the one that is meant.
  const isMarkedElsewhere = (drop === 'after' && slots.length > 0) || (drop === 'into' && columns.some((column) => column !== ''))
  const title = typeTitle(messages, typeOf(widget))
  const pick = (event: MouseEvent) => {
    // A press of Space or Enter is a click as well: with Ctrl or Shift it does what the mouse does with them.
    if (event.ctrlKey || event.metaKey) toggleWidget(designer, widgetKey)
    else if (event.shiftKey) extendTo(designer, widgetKey)
    else designer.store.getState().select(widgetKey)
  }
  return (
    <li role="none" data-drop={drop === 'after' && slots.length > 0 ? drop : undefined}>
      <button
        ref={row}
        type="button"
        role="treeitem"
        data-outline-key={widgetKey}
        data-drop={drop === null || isMarkedElsewhere ? undefined : drop}
        data-around={found !== null && !found.found.includes(widgetKey) ? true : undefined}
        aria-level={level}
        aria-selected={isSelected}
        {...(slots.length > 0 && { 'aria-expanded': true })}
        tabIndex={isTabStop ? 0 : -1}
        title={nameOfWidget(messages, { type: typeOf(widget), name: widget.name })}
        onClick={pick}
        onKeyDown={(event) => outlineKey(designer, event)}
      >
        <Glyph name={widget.type === 'unknown' ? 'unknown' : glyphOf(definitionOf(widget).palette)} size={16} />
        <span dir="auto">{widget.name.trim() === '' ? title : widget.name}</span>
      </button>
      {slots.map((slot, index) => {
        const column = columns[index] ?? ''
        if (found !== null && !slot.some((key) => found.shown.has(key))) return null
        return (
          // Columns have no identity of their own: their place in the row is what they are.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index}>
            {column !== '' && <Column title={column} widgetKey={widgetKey} slot={index} />}
            <ul role="group" {...(column !== '' && { 'aria-label': column })}>
              <Leaves keys={slot} level={level + 1} />
            </ul>
          </div>
        )
      })}
    </li>
  )
}

/** The row that Tab leads to: the selected one, else the first. */
function tabStopOf({ selected, document }: DesignerStoreState, found: FoundRows | null): WidgetKey | undefined {
  if (selected !== null && (found === null || found.shown.has(selected))) return selected
  return found === null ? document.root[0] : found.found[0]
}

interface ColumnProps {
  readonly title: string
  readonly widgetKey: WidgetKey
  readonly slot: number
}

/** The name of a column, above what is in it. */
function Column({ title, widgetKey, slot }: ColumnProps) {
  const name = useRef<HTMLDivElement>(null)
  const isMarked = useColumnDrop(name, widgetKey, slot)
  return (
    <div ref={name} aria-hidden title={title} className="fd-column" data-drop={isMarked ? 'into' : undefined}>
      <bdi>{title}</bdi>
    </div>
  )
}
