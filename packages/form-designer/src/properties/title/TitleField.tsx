/** The title of a widget, first in its panel. */
import { type AnyKnownWidget, typeOf } from '@formwork/form-schema'
import { useEffect, useRef } from 'react'
import { historyShortcut } from '../../actions/canvas-shortcuts'
import { isTyping } from '../../actions/is-typing'
import { typeTitle } from '../../messages/name-of-widget'
import { isOfInputMethod } from '../../parts/input-method'
import { useDesigner, useDesignerStore, useMessages } from '../../store/designer-context'
import { retitle } from './retitle'

export interface TitleFieldProps {
  readonly id: string
  readonly widget: AnyKnownWidget
}

export function TitleField({ id, widget }: TitleFieldProps) {
  const designer = useDesigner()
  const { store } = designer
  const messages = useMessages()
  const box = useRef<HTMLInputElement>(null)
  const isEdited = useRef(false)
  const isAsked = useDesignerStore(({ view }) => view.titleRequest === widget.key)
  useEffect(() => {
    if (!isAsked) return
    store.getState().setView({ titleRequest: null })
    // A panel of many rows is rendered after the click: by then the user may be typing in another box.
    if (isTyping(document.activeElement)) return
    box.current?.focus()
    box.current?.select()
  }, [isAsked, store])
  return (
    <input
      id={id}
      className="fd-input"
      dir="auto"
      value={widget.name}
      ref={box}
      onFocus={(event) => {
        // The name of its type is what a new widget has for want of a title: the first key replaces it.
        if (widget.name === typeTitle(messages, typeOf(widget))) event.target.select()
      }}
      onKeyDown={(event) => {
        // Nothing was typed that could be taken back: the step before is meant.
        if (isEdited.current || isOfInputMethod(event) || !historyShortcut(designer, event.nativeEvent)) return
        event.preventDefault()
        store.getState().requestFocus()
      }}
      onChange={(event) => {
        isEdited.current = true
        retitle(store, widget, event.target.value)
      }}
      onBlur={() => {
        isEdited.current = false
      }}
    />
  )
}
