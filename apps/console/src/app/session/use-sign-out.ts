/** Signing out from anywhere in the console. It is asked first. */
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { signOut } from '../../shared/session/session-flow'
import { confirm } from '../../shared/ui/feedback/confirm-store'
import { clearTags } from '../tags/tag-store'

export function useSignOut(): () => void {
  const { t } = useLingui()
  return useCallback(() => {
    void confirm({ title: t`System notice`, text: t`Sign out and leave the system?`, action: t`Sign out` }).then(async (yes) => {
      if (!yes) return
      await signOut()
      clearTags()
      // Spec 2.3: the application starts over, so nothing of this person stays in memory.
      location.assign('/')
    })
  }, [t])
}
