/** Draws widgets whole as they come near the view. One observer for all that are not drawn; what is drawn is watched no longer. */
import type { WidgetKey } from '@formwork/form-schema'
import { createContext, type RefObject, useEffect, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { keysInOrder } from '../commands/tree-queries'
import { WIDGET_ATTRIBUTE } from '../dnd/insertion-index'
import { useDesigner } from '../store/designer-context'
import { viewsOf } from '../store/widget-views'

/** So far above and below the pane a widget is near: less than one turn of a wheel or swipe of a finger brings into view, in pixels. */
const NEAR = 600

/** Watches an element inside a widget until it comes near; ends with the function that it returns. */
export type WatchNear = (element: Element) => () => void

export const NearView = createContext<WatchNear>(() => () => undefined)

export function useNearView(pane: RefObject<HTMLElement | null>): WatchNear {
  const { store } = useDesigner()
  useEffect(() => {
    const drawAll = () => flushSync(() => viewsOf(store).draw(keysInOrder(store.getState().document)))
    // Paper has no view.
    window.addEventListener('beforeprint', drawAll)
    return () => window.removeEventListener('beforeprint', drawAll)
  }, [store])
  return useMemo(() => watchIn(pane, (keys) => viewsOf(store).draw(keys)), [pane, store])
}

function watchIn(pane: RefObject<HTMLElement | null>, draw: (keys: readonly WidgetKey[]) => void): WatchNear {
  let observer: IntersectionObserver | null = null
  return (element) => {
    // The pane is there only when the first of them is.
    observer ??= new IntersectionObserver((entries) => draw(entries.flatMap(keyIfNear)), {
      root: pane.current,
      rootMargin: `${NEAR}px 0px`,
    })
    observer.observe(element)
    return () => observer?.unobserve(element)
  }
}

function keyIfNear({ isIntersecting, target }: IntersectionObserverEntry): string | readonly string[] {
  return isIntersecting ? (target.closest(`[${WIDGET_ATTRIBUTE}]`)?.getAttribute(WIDGET_ATTRIBUTE) ?? []) : []
}
