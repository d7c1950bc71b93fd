/** The result of the file that was chosen last: a read that is still running is cancelled for the next one, and on unmount. */
import { useEffect, useRef, useState } from 'react'
import { showError } from '../../../shared/ui/feedback/toast-store'
import type { FileRead } from './read-in-worker'

export interface FileReading {
  /** Null: there is no file, or no result. */
  readonly found: FileRead | null
  readonly isReading: boolean
  readonly read: (file: File | null) => Promise<void>
}

export function useFileReading(): FileReading {
  const [found, setFound] = useState<FileRead | null>(null)
  const [isReading, setReading] = useState(false)
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])
  const read = async (file: File | null) => {
    current.current?.abort()
    const mine = new AbortController()
    current.current = mine
    const become = (isStill: boolean, next: FileRead | null) => {
      if (mine.signal.aborted) return
      setReading(isStill)
      setFound(next)
    }
    become(file !== null, null)
    if (file === null) return
    try {
      const { readBpmn } = await import('./read-bpmn')
      become(false, await readBpmn(file, mine.signal))
    } catch (error) {
      if (!mine.signal.aborted) showError(error)
      become(false, null)
    }
  }
  return { found, isReading, read }
}
