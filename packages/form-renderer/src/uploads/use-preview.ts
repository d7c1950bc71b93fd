/** An address for a file that has not been sent, for as long as it is drawn. */
import { useEffect, useState } from 'react'
import { readFileKind } from './chosen/picture-kind'

/** @returns null until the file turned out to be a picture. */
export function usePreview(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let made: string | null = null
    let isGone = false
    void readFileKind(file).then((kind) => {
      // A DOM of tests may lack object URLs.
      if (kind !== 'picture' || isGone || typeof URL.createObjectURL !== 'function') return
      made = URL.createObjectURL(file)
      setAddress(made)
    })
    return () => {
      isGone = true
      if (made !== null) URL.revokeObjectURL(made)
    }
  }, [file])
  return address
}
