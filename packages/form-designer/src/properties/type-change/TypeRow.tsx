/** What kind of component this is: another one can be chosen, and what fits stays. */
import { type AnyKnownWidget, typeOf } from '@formwork/form-schema'
import { memo, useMemo } from 'react'
import { isKnown, nodeOf } from '../../commands/tree-queries'
import { typeTitle } from '../../messages/name-of-widget'
import { useDesigner, useMessages } from '../../store/designer-context'
import { PlainSelect } from '../editors/menus/PlainSelect'
import { typesFor, widgetInType } from './widget-in-type'

export const TypeRow = memo(function TypeRow({ id, widget }: { readonly id: string; readonly widget: AnyKnownWidget }) {
  const { store, widgets } = useDesigner()
  const messages = useMessages()
  const now = typeOf(widget)
  const types = useMemo(() => typesFor(widget, widgets), [widget, widgets])
  if (types.length < 2) return <span className="fd-fixed">{typeTitle(messages, now)}</span>
  return (
    <PlainSelect
      id={id}
      label={messages.panel.typeOfField}
      value={now}
      options={types.map((type) => ({ id: type, text: typeTitle(messages, type) }))}
      onChange={(type) => {
        const { document, dispatch } = store.getState()
        const current = nodeOf(document, widget.key)?.widget
        if (type === now || current === undefined || !isKnown(current)) return
        dispatch({ type: 'change-type', key: widget.key, widget: widgetInType(current, type, widgets) })
      }}
    />
  )
})
