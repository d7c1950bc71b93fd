/** Leads to the settings that say which systems are called; nothing for whoever may not change them. */
import { useLingui } from '@lingui/react/macro'
import { usePermission } from '../../../shared/session/access'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'

/** `keepsPage`: they open in a tab of the browser of their own, so that nothing typed here is lost. */
export function OutgoingSettingsLink({ keepsPage = false }: { readonly keepsPage?: boolean }) {
  const { t } = useLingui()
  if (!usePermission(['system:settings:index:config'])) return null
  return (
    <RouterLink underline="always" to="/system/settings?section=outgoing" {...(keepsPage ? { target: '_blank', rel: 'noopener' } : {})}>
      {keepsPage ? t`Open these settings in a new tab` : t`Open these settings`}
    </RouterLink>
  )
}
