/** The title of a widget, first in its panel. */
import type { AnyKnownWidget } from '@formwork/form-schema'
import { useEffect, useRef } from 'react'
import { useDesigner, useDesignerStore } from '../../store/designer-context'
import { catchUp, retitle } from './retitle'
import { useRomanise } from './use-romanise'

export interface TitleFieldProps {
  readonly id: string
  readonly widget: AnyKnownWidget
}

export function TitleField({ id, widget }: TitleFieldProps) {
  const { store } = useDesigner()
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
      onFocus={load}
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
