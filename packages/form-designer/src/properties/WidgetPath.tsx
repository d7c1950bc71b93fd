/** Where the selected widget lies: the form and each container around it. Each part selects what it names. */
import { typeOf, type WidgetKey } from '@formwork/form-schema'
import { nodeOf } from '../commands/tree-queries'
import { slotTitle, typeTitle } from '../messages/name-of-widget'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'

export function WidgetPath({ widgetKey }: { readonly widgetKey: WidgetKey }) {
  const { store } = useDesigner()
  const messages = useMessages()
  const document = useDesignerStore((state) => state.document)
  const { path, wholeForm } = messages.editing.selection
  const parts: { key: WidgetKey; name: string; place: string }[] = []
  for (let at = nodeOf(document, widgetKey); at?.parent; ) {
    const { parent } = at
    at = nodeOf(document, parent.key)
    if (at === null) break
    const name = at.widget.name.trim()
    parts.unshift({
      key: parent.key,
      name: name === '' ? typeTitle(messages, typeOf(at.widget)) : name,
      place: slotTitle(messages, at.widget, parent.slot),
    })
  }
  if (parts.length === 0) return null
  const go = (key: WidgetKey | null) => () => {
    store.getState().select(key)
    store.getState().requestFocus()
  }
  return (
    <nav className="fd-path" aria-label={path}>
      <ol>
        <li>
          <button type="button" onClick={go(null)}>
            {wholeForm}
          </button>
        </li>
        {parts.map(({ key, name, place }) => (
          <li key={key}>
            <button type="button" onClick={go(key)}>
              {name}
            </button>
            {place !== '' && <span>{place}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
