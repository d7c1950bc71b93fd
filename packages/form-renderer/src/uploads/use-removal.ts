/** Which entry is asked about before it is taken out, and where the focus goes when the question is answered. */
import { type RefObject, useEffect, useState } from 'react'
import { FOCUSABLE } from '../submit/focus-field'
import type { StoredFile } from './stored-files'

/**
 * @param list - the element whose children are the entries.
 * @param files - the entries; a question about one that is gone is over.
 * @param onRemove - takes an entry out.
 */
export function useRemoval(list: RefObject<HTMLElement | null>, files: readonly StoredFile[], onRemove: (file: StoredFile) => void) {
  const [asked, setAsked] = useState<StoredFile | null>(null)
  /** Where the answered question stood. A new object for every answer. */
  const [answered, setAnswered] = useState<{ readonly at: number; readonly group: Element | null } | null>(null)
  useEffect(() => {
    if (!answered) return
    const items = list.current?.children
    const item = items?.[Math.min(answered.at, items.length - 1)]
    const target = item?.querySelector<HTMLElement>('[data-remove]') ?? answered.group?.querySelector<HTMLElement>(FOCUSABLE)
    target?.focus()
  }, [answered, list])
  return {
    asked: asked && files.includes(asked) ? asked : null,
    ask: setAsked,
    answer: (file: StoredFile, isYes: boolean) => {
      setAsked(null)
      setAnswered({ at: files.indexOf(file), group: list.current?.closest('.fw-upload') ?? null })
      if (isYes) onRemove(file)
    },
  }
}
