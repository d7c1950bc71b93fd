/** Which of the typed queries a source is asked. */
import { useEffect, useState } from 'react'

/** While an answer is on its way, a pause in typing of this length sends the next question anyway. */
const PATIENCE_MS = 300

/**
 * The first key is asked at once; while its answer is on its way only the latest of the following ones waits, and goes out with the answer
 * or after a pause in typing. So a fast source feels immediate and a slow one is not asked for every key.
 */
export function useSentQuery(query: string, isPending: (query: string) => boolean): string {
  const [sent, setSent] = useState(query)
  const isWaiting = query !== sent && isPending(sent)
  useEffect(() => {
    if (query === sent) return
    if (!isWaiting) {
      setSent(query)
      return
    }
    const timer = setTimeout(() => setSent(query), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [query, sent, isWaiting])
  return sent
}
