/** The result of a trial is shown below the last field of a form, at the edge of the window or beyond it: it is brought into view when it comes. */
import { type RefObject, useEffect, useRef } from 'react'

/** @param report - null before there is one */
export function useInView<Place extends HTMLElement>(report: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null)
  useEffect(() => {
    if (report !== null) place.current?.scrollIntoView({ block: 'nearest' })
  }, [report])
  return place
}
