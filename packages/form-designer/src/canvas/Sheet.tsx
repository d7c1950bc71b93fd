/** The paper that the form lies on: the renderer's own frame, in the width, size and colours that were chosen. */
import { FormFace } from '@formwork/form-renderer'
import { useTheme } from '@mui/material/styles'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDesigner, useDesignerStore } from '../store/designer-context'
import { type CanvasFrame, paperOf, zoomFactor } from '../store/canvas-frame'
import { schemeVariables } from './scheme-variables'
import { useBeforePaint } from '../loading/use-before-paint'

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
  const zoom = useZoom(canvas, frame)
  useBeforePaint(() => {
    const { style } = sheet.current ?? {}
    if (style === undefined) return
    // Set by script, not as attributes: a strict policy refuses those.
    const { width } = paperOf(frame.width)
    style.setProperty('width', frame.width === 'fit' ? '' : `${width}px`)
    style.setProperty('zoom', zoom === 1 ? '' : String(zoom))
    style.setProperty('--fd-zoom', String(zoom))
    const variables = Object.entries(schemeVariables(theme, frame.scheme))
    for (const [name, value] of variables) style.setProperty(name, value)
    return () => {
      for (const [name] of variables) style.removeProperty(name)
    }
  }, [frame, zoom, theme])
  const components = useMemo(() => ({ ...preview.components, ...faces }), [preview.components, faces])
  const { customArea } = messages.canvas
  // A reader of the form sees shorter texts.
  const words = useMemo(() => ({ ...preview.messages, customAreaEmpty: customArea }), [preview.messages, customArea])
  return (
    <div ref={sheet} className="fd-sheet" data-frame={frame.width} data-size={config.size}>
      <FormFace config={config} locale={locale} messages={words} components={components} slots={preview.slots}>
        {children}
      </FormFace>
    </div>
  )
}

/** The factor that the paper is drawn with. The pane is measured only where the paper is fitted into it. */
function useZoom(canvas: RefObject<HTMLElement | null>, frame: CanvasFrame): number {
  const [room, setRoom] = useState(0)
  const isFitted = frame.zoom === 'fit' && frame.width !== 'fit'
  useEffect(() => {
    const pane = canvas.current
    if (!isFitted || pane === null || typeof ResizeObserver !== 'function') return
    // Before the first paint: the paper is not seen in another size first.
    const observer = new ResizeObserver(([entry]) => flushSync(() => setRoom(Math.floor(entry?.contentRect.width ?? 0))))
    observer.observe(pane)
    return () => observer.disconnect()
  }, [canvas, isFitted])
  return zoomFactor(frame, room)
}
