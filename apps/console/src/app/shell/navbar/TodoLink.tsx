/** To the to-do page, with how many wait; 99 at most is shown. */
import { useLingui } from '@lingui/react/macro'
import Badge from '@mui/material/Badge'
import { useNavigate } from 'react-router-dom'
import { usePermission } from '../../../shared/session/access'
import { useSession } from '../../../shared/session/session-store'
import { wholeList } from '../../../shared/tickets/views/view-address'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { BADGE_MAX, BADGE_PLACE } from './badge-place'

/** All that was counted. */
export const TODO_PATH = wholeList('/process/upcoming')
export const TODO_PERMISSION = 'process:list:upcoming'

export function TodoLink() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const upcoming = useSession((state) => state.upcoming)
  const mayOpen = usePermission([TODO_PERMISSION])
  if (!mayOpen) return null
  return (
    <Badge badgeContent={upcoming} max={BADGE_MAX} color="error" sx={BADGE_PLACE}>
      <IconAction
        icon="inbox"
        label={upcoming > 0 ? t`My to-do, ${upcoming} waiting` : t`My to-do`}
        onClick={() => void navigate(TODO_PATH)}
      />
    </Badge>
  )
}
