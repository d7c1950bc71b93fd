/** On a phone the bar has no room for the previous and the next ticket: they are in the menu. */
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { useTrailPlace } from '../../../shared/tickets/ticket-trail'
import { useIsPhone } from '../../../shared/ui/layout/use-is-phone'
import type { MenuEntry } from './TicketMenu'

export function useTrailEntries(id: string): readonly MenuEntry[] {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const place = useTrailPlace(id)
  if (!isPhone || place === null || place.count < 2) return []
  const { title, position, count, previous, next } = place
  const to = (other: string | null) => ({
    isDisabled: other === null,
    onChoose: () => {
      if (other !== null) void navigate(`/process/tickets/${other}`, { replace: true })
    },
  })
  return [
    { label: t`Previous in “${title}”`, icon: 'arrowUp', ...to(previous) },
    { label: t`Next in “${title}” (this is ${position} of ${count})`, icon: 'arrowDown', ...to(next) },
  ]
}
