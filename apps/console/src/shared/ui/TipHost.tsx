/** The one tooltip of the console: whatever carries `data-tip` shows it on hover and on keyboard focus. Mounted once by the app. */
import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'

const WAIT_MS = 400
const GAP = 6
const EDGE = 8

interface Tip {
  readonly text: string
  readonly box: DOMRect
}

function tipOf(target: EventTarget | null): Tip | null {
  const carrier = target instanceof Element ? target.closest('[data-tip]') : null
  const text = carrier?.getAttribute('data-tip')
  return carrier === null || text === null || text === undefined || text === '' ? null : { text, box: carrier.getBoundingClientRect() }
}

export function TipHost() {
  const [tip, setTip] = useState<Tip | null>(null)
  const node = useRef<HTMLDivElement>(null)
  const [left, setLeft] = useState(0)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (event: Event) => {
      clearTimeout(timer)
      const next = tipOf(event.target)
      setTip(null)
      if (next !== null) timer = setTimeout(() => setTip(next), WAIT_MS)
    }
    const showOnFocus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) show(event)
    }
    const hide = () => {
      clearTimeout(timer)
      setTip(null)
    }
    const options = { passive: true, capture: true } as const
    document.addEventListener('mouseover', show, options)
    document.addEventListener('focusin', showOnFocus, options)
    for (const name of ['mousedown', 'keydown', 'scroll', 'focusout'] as const) document.addEventListener(name, hide, options)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('mouseover', show, options)
      document.removeEventListener('focusin', showOnFocus, options)
      for (const name of ['mousedown', 'keydown', 'scroll', 'focusout'] as const) document.removeEventListener(name, hide, options)
    }
  }, [])

  useEffect(() => {
    if (tip === null || node.current === null) return
    const width = node.current.offsetWidth
    const centred = tip.box.left + tip.box.width / 2 - width / 2
    setLeft(Math.max(EDGE, Math.min(centred, innerWidth - width - EDGE)))
  }, [tip])

  if (tip === null) return null
  const fitsBelow = tip.box.bottom + GAP + 32 < innerHeight
  return (
    <Box
      ref={node}
      role="tooltip"
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        pointerEvents: 'none',
        maxWidth: 280,
        px: 2,
        py: 1,
        borderRadius: '4px',
        bgcolor: '#1d2530',
        color: '#f3f5f7',
        fontSize: 12,
        lineHeight: 1.4,
      }}
      style={{ left, ...(fitsBelow ? { top: tip.box.bottom + GAP } : { bottom: innerHeight - tip.box.top + GAP }) }}
    >
      {tip.text}
    </Box>
  )
}
