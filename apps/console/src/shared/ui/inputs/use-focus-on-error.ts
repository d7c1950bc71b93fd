/** Who pressed a button far from the field that is refused is led to it. */
import { type RefObject, useEffect, useRef } from 'react'

/** @returns for the field; it has the focus whenever an error comes up. */
export function useFocusOnError(error: string | undefined): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error !== undefined) field.current?.focus()
  }, [error])
  return field
}
