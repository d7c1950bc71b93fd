/** The placeholder of a field far from the view: its label where the field will have it, and about the room that the field will take. */
import { isField, type Widget } from '@formwork/form-schema'
import { useContext, useEffect, useRef } from 'react'
import { useMessages } from '../store/designer-context'
import { NearView } from './near-view'

export function FarPlaceholder({ widget }: { readonly widget: Widget }) {
  const { canvas } = useMessages()
  const watch = useContext(NearView)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => (element.current === null ? undefined : watch(element.current)), [watch])
  const { labelWidthStatus = true, tip = '' }: FrameOptions = widget.type === 'unknown' ? {} : widget.options
  const name = widget.name.trim()
  const isBare = !labelWidthStatus || (name === '' && !isField(widget))
  return (
    <div ref={element} className={isBare ? 'fd-far fw-field fw-field--bare' : 'fd-far fw-field'}>
      <span className={isBare ? 'fw-label fw-visually-hidden' : 'fw-label'}>{name === '' ? canvas.unnamed : name}</span>
      <span className="fd-far-control" />
      {tip !== '' && <span className="fw-tip">{tip}</span>}
    </div>
  )
}

/** The options that decide how much room is taken around a control; few types have none of them. */
interface FrameOptions {
  readonly labelWidthStatus?: boolean
  readonly tip?: string
}
