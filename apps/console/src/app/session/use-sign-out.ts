/** Signing out from anywhere in the console. It is asked first, and again where a page has unsaved work. */
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { signOut } from '../../shared/session/session-flow'
import { confirm } from '../../shared/ui/feedback/confirm-store'
import { clearTags, useTags } from '../tags/tag-store'
import { useMayDrop } from '../tags/use-may-drop'

export function useSignOut(): () => void {
  const { t } = useLingui()
  const mayDrop = useMayDrop(useLocation().pathname)
  return useCallback(() => {
    void confirm({ title: t`System notice`, text: t`Sign out and leave the system?`, action: t`Sign out` }).then(async (yes) => {
      if (!yes || !(await mayDrop(useTags.getState().tags))) return
      await signOut()
      clearTags()
      // Spec 2.3: the application starts over, so nothing of this person stays in memory.
      location.assign('/')
    })
  }, [t, mayDrop])
}
