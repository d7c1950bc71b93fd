/** The parameters of the address, and a writer that changes some of them and keeps the others. */
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

export interface WriteAddress {
  /** Sets parameters; '' removes one. `replace` leaves no step for the back button. */
  (changes: Readonly<Record<string, string>>, options: { readonly replace: boolean }): void
}

export function useAddressParams(): readonly [URLSearchParams, WriteAddress] {
  const [params, setParams] = useSearchParams()
  const write = useCallback<WriteAddress>(
    (changes, options) => {
      // Not from the last render: of two changes shortly after each other the second would undo the first.
      const next = new URLSearchParams(location.search)
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name)
        else next.set(name, value)
      }
      setParams(next, options)
    },
    [setParams],
  )
  return [params, write]
}
