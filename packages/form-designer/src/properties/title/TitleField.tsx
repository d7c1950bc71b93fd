/** The title of a widget, first in its panel. */
import { type AnyKnownWidget, typeOf } from '@formwork/form-schema'
import { useEffect, useRef } from 'react'
import { typeTitle } from '../../messages/name-of-widget'
import { useDesigner, useDesignerStore, useMessages } from '../../store/designer-context'
import { catchUp, retitle } from './retitle'
import { useRomanise } from './use-romanise'

export interface TitleFieldProps {
  readonly id: string
  readonly widget: AnyKnownWidget
}

export function TitleField({ id, widget }: TitleFieldProps) {
  const { store } = useDesigner()
  const messages = useMessages()
  const { romanise, load } = useRomanise()
  const box = useRef<HTMLInputElement>(null)
  const request = useDesignerStore(({ view }) => view.panelRequest)
  const answered = useRef(request)
  useEffect(() => {
    if (request === answered.current) return
    answered.current = request
    box.current?.focus()
    box.current?.select()
  }, [request])
  const isEdited = useRef(false)
  return (
    <input
      id={id}
      className="fd-input"
      value={widget.name}
      ref={box}
      onFocus={(event) => {
        load()
        // The name of its type is what a new widget has for want of a title: the first key replaces it.
        if (widget.name === typeTitle(messages, typeOf(widget))) event.target.select()
      }}
      onChange={(event) => {
        isEdited.current = true
        retitle(store, widget, event.target.value, romanise)
      }}
      onBlur={() => {
        if (isEdited.current) catchUp(store, widget.key, romanise)
        isEdited.current = false
      }}
    />
  )
}
