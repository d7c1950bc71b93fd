/** A table wider than its container scrolls: its frame can be focused then, so that the keyboard scrolls it too. */
import { useEffect, useRef, useState } from 'react'

/** @returns whether it is wider, and props of the frame; none where the table fits, so that there is no extra tab stop. */
export function useScrolledTable(label: string) {
  const ref = useRef<HTMLDivElement>(null)
  const [isWider, setWider] = useState(false)
  useEffect(() => {
    const frame = ref.current
    if (frame === null) return undefined
    const measure = () => setWider(frame.scrollWidth > frame.clientWidth)
    const sizes = new ResizeObserver(measure)
    sizes.observe(frame)
    for (const child of frame.children) sizes.observe(child)
    return () => sizes.disconnect()
  }, [])
  return { ref, isWider, ...(isWider ? { tabIndex: 0, role: 'region', 'aria-label': label } : {}) } as const
}
