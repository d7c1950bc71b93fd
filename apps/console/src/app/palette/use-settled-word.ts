/** The typed text, once typing has paused: the server is asked for words, not for letters. */
import { useEffect, useState } from 'react'

const PAUSE_MS = 200

export function useSettledWord(word: string): string {
  const [settled, setSettled] = useState(word)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(word), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [word])
  return settled
}
