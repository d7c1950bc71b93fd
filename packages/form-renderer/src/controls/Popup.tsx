/** A panel in the browser's top layer, where no container can cut it off: a dialog that closes with Escape, outside, or when the focus leaves. */
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { placeBelow } from './place-below'
import { showOnTop } from './show-on-top'
import { isOfInputMethod } from './input-method'
import { isElement } from './nodes'

const ELSEWHERE = ['pointerdown', 'focusin'] as const

export interface PopupProps {
  readonly labelledBy: string
  /** What the panel stands below. */
  readonly anchor: RefObject<HTMLElement | null>
  /** Its button, which may have the focus while the panel is open; gets it when the panel closes and nobody had it before. */
  readonly opener: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly children: ReactNode
}

export function Popup({ labelledBy, anchor, opener, onClose, children }: PopupProps) {
  const element = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })

  useLayoutEffect(() => {
    const panel = element.current
    if (!panel || !anchor.current) return
    const before = focusIn(panel)
    const button = opener.current
    showOnTop(panel)
    const stop = placeBelow(panel, anchor.current, 'panel')
    return () => {
      stop()
      // A focus that was moved elsewhere stays there. Safari gives a clicked button no focus, so there may be none to restore.
      if (panel.contains(focusIn(panel))) (before ?? button)?.focus()
    }
  }, [anchor, opener])

  useEffect(() => {
    const panel = element.current
    const page = panel?.ownerDocument
    // Until its content has come, the panel itself has the focus, so that it gets the Escape key.
    if (panel && !panel.contains(focusIn(panel))) panel.focus({ preventScroll: true })
    // Its own button closes the panel by itself. A press on an empty part of the page moves no focus, so both events are handled.
    const onElsewhere = (event: Event) => {
      const path = event.composedPath()
      if (panel && !path.includes(panel) && !(opener.current && path.includes(opener.current))) close.current()
    }
    for (const type of ELSEWHERE) page?.addEventListener(type, onElsewhere, true)
    return () => {
      for (const type of ELSEWHERE) page?.removeEventListener(type, onElsewhere, true)
    }
  }, [opener])

  return (
    // Only handles Escape.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={element}
      popover="manual"
      role="dialog"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      className="fw-popup fw-panel"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isOfInputMethod(event)) return
        // Escape closes this panel only, not the dialog the form may stand in.
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      {children}
    </div>
  )
}

/** The element with the focus in the same document or shadow root; null for the page itself. */
function focusIn(element: HTMLElement): HTMLElement | null {
  const root: Node & Partial<Pick<DocumentOrShadowRoot, 'activeElement'>> = element.getRootNode()
  const active = root.activeElement
  return isElement(active) && active !== element.ownerDocument.body ? active : null
}
