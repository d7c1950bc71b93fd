/** Drags by mouse as the browser does it, and by finger, which browsers leave to the page. */
import { HTML5Backend } from 'react-dnd-html5-backend'
import { TouchBackend } from 'react-dnd-touch-backend'

/** How long a finger rests before it drags, in milliseconds: a shorter touch scrolls or taps. */
export const REST_MS = 200

/** Both backends of react-dnd as one. Each source and zone is known to both; which one drags is decided by the first touch or press. */
export const mouseAndTouch: typeof HTML5Backend = (manager, context: Window | undefined, options) => {
  const mouse = HTML5Backend(manager, context, options)
  const touch = TouchBackend(manager, {}, { delayTouchStart: REST_MS, ignoreContextMenu: true, enableKeyboardEvents: true })
  const page = context ?? (typeof window === 'undefined' ? undefined : window)
  const ending: { stop: AbortController | null } = { stop: null }
  let isFinger = false

  const listen = (target: Window) => {
    const stop = new AbortController()
    const settings = { capture: true, signal: stop.signal }
    target.addEventListener('pointerdown', ({ pointerType }) => (isFinger = pointerType === 'touch'), settings)
    // A finger that rests begins a drag of the browser's own as well, which would end the one by touch.
    target.addEventListener(
      'dragstart',
      (event) => {
        if (!isFinger) return
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      settings,
    )
    // A call, a gesture of the system: what was dragged stays where it was.
    target.addEventListener('touchcancel', () => manager.getMonitor().isDragging() && manager.getActions().endDrag(), settings)
    return stop
  }
  return {
    setup() {
      // Before the backends, which listen at the same place.
      if (page !== undefined) ending.stop = listen(page)
      mouse.setup()
      touch.setup()
    },
    teardown() {
      ending.stop?.abort()
      mouse.teardown()
      touch.teardown()
    },
    connectDragSource: (...source) => inTurn(mouse.connectDragSource(...source), touch.connectDragSource(...source)),
    connectDragPreview: (...preview) => inTurn(mouse.connectDragPreview(...preview), touch.connectDragPreview(...preview)),
    connectDropTarget: (...target) => inTurn(mouse.connectDropTarget(...target), touch.connectDropTarget(...target)),
    profile: () => ({ ...mouse.profile(), ...touch.profile() }),
  }
}

function inTurn(...acts: readonly (() => void)[]): () => void {
  return () => {
    for (const act of acts) act()
  }
}
