/** Asks before pages behind tags are dropped with unsaved work on them, which no navigation guard covers. */
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useLeaveWords } from '../../shared/drafts/use-leave-words'
import { confirm } from '../../shared/ui/feedback/confirm-store'
import { discardWork, unsavedWorkOf } from '../../shared/ui/feedback/unsaved-work'
import type { Tag } from './tag-store'

/**
 * @returns asks where something would be lost, in view or behind, and names the pages when one of them is not in view. The work is given up with
 * the answer yes: what follows asks no second time.
 */
export function useMayDrop(pathname: string): (dropped: readonly Tag[]) => Promise<boolean> {
  const { t, i18n } = useLingui()
  const words = useLeaveWords()
  return useCallback(
    async (dropped) => {
      const losing = dropped.filter(({ pageKey }) => unsavedWorkOf(pageKey).length > 0)
      if (losing.length === 0) return true
      const question = words(losing.flatMap(({ pageKey }) => unsavedWorkOf(pageKey)))
      const pages = new Intl.ListFormat(i18n.locale).format(losing.map(({ title }) => title))
      const isBehind = losing.some((tag) => tag.pathname !== pathname)
      if (!(await confirm(isBehind ? { ...question, text: t`Not saved: ${pages}` } : question))) return false
      for (const { pageKey } of losing) discardWork(pageKey)
      return true
    },
    [words, t, i18n.locale, pathname],
  )
}
