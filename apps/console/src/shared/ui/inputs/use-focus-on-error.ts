/** Focuses a refused field that is far from the pressed button. */
import { type RefObject, useEffect, useRef } from 'react'

/** @returns a ref for the field; it gets the focus whenever an error appears. */
export function useFocusOnError(error: string | undefined): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error !== undefined) field.current?.focus()
  }, [error])
  return field
}
