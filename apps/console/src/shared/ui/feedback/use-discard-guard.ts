/** Closing without losing input: a dialog with changes asks first, one without closes at once. */
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { confirm } from './confirm-store'

/** @returns what Escape and a click outside do. Saying "cancel" is clear enough and needs no question. */
export function useDiscardGuard(isDirty: boolean, close: () => void): () => void {
  const { t } = useLingui()
  return useCallback(() => {
    if (!isDirty) return close()
    void confirm({
      title: t`Discard what you entered?`,
      text: t`It has not been saved.`,
      action: t`Discard`,
      cancel: t`Go on editing`,
      tone: 'error',
    }).then((discards) => {
      if (discards) close()
    })
  }, [isDirty, close, t])
}
