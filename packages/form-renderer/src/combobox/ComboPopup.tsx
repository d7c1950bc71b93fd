/** The panel of a combobox, in the browser's top layer where no container can cut it off. It takes no focus. */
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { placeBelow } from '../controls/place-below'
import { showOnTop } from '../controls/show-on-top'

export interface ComboPopupProps {
  readonly anchor: RefObject<HTMLElement | null>
  /** A press on something else. Touch on an empty part of the page moves no focus, so leaving is not enough. */
  readonly onOutside: () => void
  readonly children: ReactNode
}

export function ComboPopup({ anchor, onOutside, children }: ComboPopupProps) {
  const element = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const panel = element.current
    if (!panel || !anchor.current) return
    showOnTop(panel)
    return placeBelow(panel, anchor.current)
  }, [anchor])

  useEffect(() => {
    const page = element.current?.ownerDocument
    const onPress = (event: PointerEvent) => {
      if (anchor.current && !event.composedPath().includes(anchor.current)) onOutside()
    }
    page?.addEventListener('pointerdown', onPress, true)
    return () => page?.removeEventListener('pointerdown', onPress, true)
  }, [anchor, onOutside])

  return (
    // A press in the panel leaves the focus in the box; what has to be pressed in it are rows and buttons of its own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={element} popover="manual" className="fw-popup fw-combo-popup" onMouseDown={(event) => event.preventDefault()}>
      {children}
    </div>
  )
}
