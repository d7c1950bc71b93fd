/** What a drag by finger needs beyond the browser: the name of the dragged item beside the finger, and a canvas that scrolls at its edges. */
import Portal from '@mui/material/Portal'
import { styled } from '@mui/material/styles'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { nodeOf } from '../../commands/tree-queries'
import type { Point } from '../../dnd/drag-port'
import { useDragged } from '../../dnd/react-dnd-adapter'
import { nameOfWidget, typeTitle } from '../../messages/name-of-widget'
import { paletteOf } from '../../parts/designer-root'
import { useDesignerStore, useMessages } from '../../store/designer-context'
import { typeOf } from '@formwork/form-schema'
import { edgeStep } from './edge-step'

const Ghost = styled('div')(({ theme }) => ({
  position: 'fixed',
  // Above the drawer that it comes from.
  zIndex: theme.zIndex.modal + 1,
  top: 0,
  left: 0,
  maxWidth: 200,
  padding: '8px 12px',
  overflow: 'hidden',
  border: `1px solid ${paletteOf(theme).primary.main}`,
  borderRadius: 6,
  color: paletteOf(theme).text.primary,
  background: paletteOf(theme).background.paper,
  fontSize: 13,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
}))

export function FingerDrag({ canvas }: { readonly canvas: RefObject<HTMLElement | null> }) {
  const isFinger = useFinger()
  return isFinger && <Dragged canvas={canvas} />
}

function Dragged({ canvas }: { readonly canvas: RefObject<HTMLElement | null> }) {
  const messages = useMessages()
  const { subject, point, hoverAgain } = useDragged()
  const widget = useDesignerStore(({ document }) => (subject?.kind === 'placed' ? (nodeOf(document, subject.key)?.widget ?? null) : null))
  const finger = useRef(point)
  useEffect(() => {
    finger.current = point
  })
  const isDragging = subject !== null
  useEffect(() => {
    if (!isDragging) return
    let frame = requestAnimationFrame(function scroll() {
      const pane = canvas.current
      const step = pane === null || finger.current === null ? 0 : edgeStep(pane.getBoundingClientRect(), finger.current.y)
      if (step !== 0) {
        pane?.scrollBy(0, step)
        hoverAgain()
      }
      frame = requestAnimationFrame(scroll)
    })
    return () => cancelAnimationFrame(frame)
  }, [isDragging, canvas, hoverAgain])
  if (subject === null) return null
  return (
    <Portal>
      <DragName point={point}>
        {subject.kind === 'new' && typeTitle(messages, subject.type)}
        {subject.kind === 'block' && subject.name}
        {widget !== null && nameOfWidget(messages, { type: typeOf(widget), name: widget.name })}
      </DragName>
    </Portal>
  )
}

/** By itself, because what is drawn in a portal is there a moment later: it stands beside the finger from its first moment. */
function DragName({ point, children }: { readonly point: Point | null; readonly children: ReactNode }) {
  const ghost = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (ghost.current !== null && point !== null) ghost.current.style.transform = `translate(${point.x + 16}px, ${point.y - 48}px)`
  }, [point])
  return (
    <Ghost ref={ghost} aria-hidden="true" data-drag-ghost="">
      {children}
    </Ghost>
  )
}

/** True from the first touch on: a machine may have both a mouse and a screen to touch. */
function useFinger(): boolean {
  const [isFinger, setFinger] = useState(false)
  useEffect(() => {
    const note = ({ pointerType }: PointerEvent) => setFinger(pointerType === 'touch')
    window.addEventListener('pointerdown', note, true)
    return () => window.removeEventListener('pointerdown', note, true)
  }, [])
  return isFinger
}
