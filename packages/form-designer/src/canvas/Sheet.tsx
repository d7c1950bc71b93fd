/** The paper that the form lies on: the renderer's own frame, in the width, size and colours that were chosen. */
import { FormFace } from '@formwork/form-renderer'
import { useTheme } from '@mui/material/styles'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useDesigner, useDesignerStore } from '../store/designer-context'
import { paperOf, zoomFactor } from '../store/canvas-frame'
import { schemeVariables } from './scheme-variables'

export interface SheetProps {
  /** The pane that scrolls: it says how much room there is. */
  readonly canvas: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

export function Sheet({ canvas, children }: SheetProps) {
  const { locale, preview, faces, messages } = useDesigner()
  const config = useDesignerStore(({ document }) => document.config)
  const frame = useDesignerStore(({ view }) => view.frame)
  const theme = useTheme()
  const sheet = useRef<HTMLDivElement>(null)
  const room = useRoom(canvas)
  const zoom = zoomFactor(frame, room)
  useLayoutEffect(() => {
    const { style } = sheet.current ?? {}
    if (style === undefined) return
    // Set by script, not as attributes: a strict policy refuses those.
    const { width } = paperOf(frame.width)
    style.setProperty('width', frame.width === 'fit' ? '' : `${width}px`)
    style.setProperty('zoom', zoom === 1 ? '' : String(zoom))
    const variables = Object.entries(schemeVariables(theme, frame.scheme))
    for (const [name, value] of variables) style.setProperty(name, value)
    return () => {
      for (const [name] of variables) style.removeProperty(name)
    }
  }, [frame, zoom, theme])
  const components = useMemo(() => ({ ...preview.components, ...faces }), [preview.components, faces])
  const { customArea } = messages.canvas
  // A reader of the form is told less.
  const words = useMemo(() => ({ ...preview.messages, customAreaEmpty: customArea }), [preview.messages, customArea])
  return (
    <div ref={sheet} className="fd-sheet" data-frame={frame.width} data-size={config.size}>
      <FormFace config={config} locale={locale} messages={words} components={components} slots={preview.slots}>
        {children}
      </FormFace>
    </div>
  )
}

/** The pixels between the paddings of the pane; 0 before the first measure. */
function useRoom(canvas: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0)
  useEffect(() => {
    const pane = canvas.current
    if (pane === null || typeof ResizeObserver !== 'function') return
    const observer = new ResizeObserver(([entry]) => setRoom(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(pane)
    return () => observer.disconnect()
  }, [canvas])
  return room
}
