/** Links to the settings that say which systems may be called; nothing for people who may not change them. */
import { useLingui } from '@lingui/react/macro'
import { usePermission } from '../../session/access'
import { screenOnly } from '../theme/print-styles'
import { RouterLink } from './RouterLink'

/** `keepsPage`: they open in another browser tab, so that nothing typed here is lost. */
export function OutgoingSettingsLink({ keepsPage = false }: { readonly keepsPage?: boolean }) {
  const { t } = useLingui()
  if (!usePermission(['system:settings:index:config'])) return null
  return (
    <RouterLink
      underline="always"
      sx={screenOnly}
      to="/system/settings?section=outgoing"
      {...(keepsPage ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {keepsPage ? t`Open these settings in a new tab` : t`Open these settings`}
    </RouterLink>
  )
}
