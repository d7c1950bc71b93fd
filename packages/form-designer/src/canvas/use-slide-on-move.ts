/** Lets widgets slide to their new places when the order of a container changes, so that the eye can follow. */
import type { WidgetKey } from '@formwork/form-schema'
import { type RefObject, useEffect, useRef } from 'react'
import { childElements, WIDGET_ATTRIBUTE } from '../dnd/insertion-index'
import { useDesigner } from '../store/designer-context'
import { DRAG_MS } from './canvas-root'
import { useBeforePaint } from '../loading/use-before-paint'

/** Longer lists appear at once: measuring them would cost more than the motion explains. */
const LONGEST_LIST = 150

export function useSlideOnMove(ref: RefObject<HTMLElement | null>, keys: readonly WidgetKey[]): void {
  const { store } = useDesigner()
  const before = useRef<ReadonlyMap<string, number> | null>(null)

  // The store notifies its listeners before React renders: the elements are still at their old places.
  useEffect(
    () =>
      store.subscribe((state, previous) => {
        if (state.document === previous.document || ref.current === null) return
        // A dropped widget lies where the insertion line was: nothing to explain. (And Chromium loses a press that follows such a motion.)
        const isDrop = state.view.isDragging
        const isStructural = state.document.widgets !== previous.document.widgets && state.view.notice !== previous.view.notice
        before.current = isStructural && !isDrop && isMotionWelcome() ? positionsIn(ref.current) : null
      }),
    [store, ref],
  )

  useBeforePaint(() => {
    const from = before.current
    before.current = null
    if (from === null || ref.current === null || keys.length > LONGEST_LIST) return
    for (const element of childElements(ref.current)) {
      const key = element.getAttribute(WIDGET_ATTRIBUTE) ?? ''
      const old = from.get(key)
      const motion: Keyframe[] =
        old === undefined
          ? [
              { opacity: 0, transform: 'translateY(-6px)' },
              { opacity: 1, transform: 'none' },
            ]
          : [{ transform: `translateY(${old - element.offsetTop}px)` }, { transform: 'none' }]
      if (old !== element.offsetTop) element.animate(motion, { duration: DRAG_MS, easing: 'ease-out' })
    }
  }, [ref, keys])
}

function positionsIn(list: HTMLElement): ReadonlyMap<string, number> | null {
  if (list.childElementCount > LONGEST_LIST) return null
  return new Map(childElements(list).map((element) => [element.getAttribute(WIDGET_ATTRIBUTE) ?? '', element.offsetTop]))
}

function isMotionWelcome(): boolean {
  return typeof Element.prototype.animate === 'function' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
