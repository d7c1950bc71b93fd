/** The question before unsaved work is lost, by what would be lost. */
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { Question } from '../ui/feedback/confirm-store'
import type { UnsavedKind } from '../ui/feedback/unsaved-work'

export function useLeaveWords(): (lost: readonly UnsavedKind[]) => Question {
  const { t } = useLingui()
  return useCallback(
    (lost) =>
      lost.includes('typed') || lost.includes('section')
        ? {
            title: t`Discard what you entered?`,
            text: t`It has not been saved.`,
            action: t`Discard`,
            cancel: t`Go on editing`,
            tone: 'error',
          }
        : {
            title: t`Leave without saving?`,
            text: lost.includes('dropped')
              ? t`Your changes are dropped.`
              : t`Your changes stay in this browser and are offered again when you come back.`,
            action: t`Leave`,
            cancel: t`Stay`,
          },
    [t],
  )
}
