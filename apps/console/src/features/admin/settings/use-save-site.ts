/** Saves some of the site's own settings: what a section does not show stays as it is. */
import { routes, type SiteSettings } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { loadSite } from '../../../shared/session/site'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import type { SavedForm } from './saved-form'

export function useSaveSite(form: SavedForm) {
  const { t } = useLingui()
  return useExclusiveMutation(
    async (content: Partial<SiteSettings>) => {
      await call(routes.saveSettings, { body: { classify: 1, content } })
      form.settle()
      await loadSite()
      invalidateRoutes(routes.getSettings, routes.getDashboard)
      showToast('success', t`Settings saved`)
    },
    { onError: form.place },
  )
}
