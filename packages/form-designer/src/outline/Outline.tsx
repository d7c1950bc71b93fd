/** The form as a tree of names: select a widget that is hard to hit, see what lies in which column. */
import { definitionOf, typeOf, type WidgetKey } from '@formwork/form-schema'
import { styled } from '@mui/material/styles'
import { nodeOf } from '../commands/tree-queries'
import { Glyph } from '../icons/Glyph'
import { glyphOf } from '../icons/glyphs'
import { slotTitle, typeTitle } from '../messages/name-of-widget'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'

const Tree = styled('div')({
  flex: '1 1 auto',
  overflow: 'auto',
  padding: '8px 8px 16px',
  fontSize: 13,
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& ul ul': { marginLeft: 15, paddingLeft: 6, borderLeft: '1px solid var(--fd-line)' },
  '& .fd-column': { padding: '4px 8px 2px', fontSize: 12, color: 'var(--fd-muted)' },
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
    textAlign: 'left',
    cursor: 'pointer',
    contentVisibility: 'auto',
  },
  '& button svg': { flex: 'none', color: 'var(--fd-muted)' },
  '& button span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& button:hover': { background: 'var(--fd-hover)' },
  '& button:focus-visible': { outline: '2px solid var(--fd-primary)', outlineOffset: -2 },
  '& button[aria-current="true"]': { background: 'var(--fd-tint)', fontWeight: 600 },
  '& button[aria-current="true"] svg': { color: 'var(--fd-primary)' },
  '& p': { margin: '24px 8px', color: 'var(--fd-muted)', textAlign: 'center' },
})

export function Outline() {
  const messages = useMessages()
  const root = useDesignerStore(({ document }) => document.root)
  return <Tree>{root.length === 0 ? <p>{messages.outline.empty}</p> : <Branch keys={root} />}</Tree>
}

function Branch({ keys }: { readonly keys: readonly WidgetKey[] }) {
  return (
    <ul>
      {keys.map((key) => (
        <Leaf key={key} widgetKey={key} />
      ))}
    </ul>
  )
}

function Leaf({ widgetKey }: { readonly widgetKey: WidgetKey }) {
  const { store } = useDesigner()
  const messages = useMessages()
  const node = useDesignerStore(({ document }) => nodeOf(document, widgetKey))
  const isSelected = useDesignerStore(({ selected }) => selected === widgetKey)
  if (node === null) return null
  const { widget, slots } = node
  const title = typeTitle(messages, typeOf(widget))
  return (
    <li>
      <button type="button" aria-current={isSelected} title={title} onClick={() => store.getState().select(widgetKey)}>
        <Glyph name={widget.type === 'unknown' ? 'unknown' : glyphOf(definitionOf(widget).palette)} size={16} />
        <span>{widget.name.trim() === '' ? title : widget.name}</span>
      </button>
      {slots.map((slot, index) => (
        // Columns have no identity of their own: their place in the row is what they are.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index}>
          {slotTitle(messages, widget, index) !== '' && <div className="fd-column">{slotTitle(messages, widget, index)}</div>}
          <Branch keys={slot} />
        </div>
      ))}
    </li>
  )
}
