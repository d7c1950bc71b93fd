/** Scrolls the canvas to the lead of the selection, and focuses it on request. A component of its own, so that the canvas does not render again with each selection. */
import { type RefObject, useEffect, useRef } from 'react'
import { useDesignerStore } from '../store/designer-context'
import { bringIntoView } from '../parts/bring-into-view'
import { holdInView } from './hold-in-view'

const LEAD = '[data-widget-key][data-lead="true"]'

export function GoToSelected({ canvas }: { readonly canvas: RefObject<HTMLElement | null> }) {
  const focusRequest = useDesignerStore(({ view }) => view.focusRequest)
  useEffect(() => {
    if (focusRequest === 0 || canvas.current === null) return
    const item = canvas.current.querySelector<HTMLElement>(LEAD)
    const target = item ?? canvas.current
    target.focus()
    bringIntoView(item)
  }, [canvas, focusRequest])

  // A widget inserted from the palette or selected in the outline may be outside the view, and so may what an undo brings back.
  const selected = useDesignerStore((state) => state.selected)
  const travelled = useDesignerStore(({ view: { notice } }) =>
    notice?.kind === 'undone' || notice?.kind === 'redone' ? notice.sequence : 0,
  )
  const shown = useRef({ selected, travelled })
  useEffect(() => {
    // The initial selection is at the top; measuring it would lay out the whole form before it is rendered.
    const { current: before } = shown
    shown.current = { selected, travelled }
    if (selected === null || (before.selected === selected && (before.travelled === travelled || travelled === 0))) return
    // With the next frame, which lays the form out in any case: asked for now, it would be laid out once more.
    let end = () => {}
    const frame = requestAnimationFrame(() => {
      end = holdInView(canvas.current?.querySelector(LEAD))
    })
    return () => {
      cancelAnimationFrame(frame)
      end()
    }
  }, [canvas, selected, travelled])
  return null
}
