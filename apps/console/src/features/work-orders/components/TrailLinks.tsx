/** Links to the previous and the next ticket, in the list it was opened from. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useNavigate } from 'react-router-dom'
import { useTrailPlace } from '../../../shared/tickets/ticket-trail'
import { usePrefetchTicket } from '../../../shared/tickets/use-prefetch-ticket'
import { IconAction } from '../../../shared/ui/icons/IconAction'

export function TrailLinks({ id }: { readonly id: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const prefetchTicket = usePrefetchTicket()
  const place = useTrailPlace(id)
  const open = (other: string | null) => {
    if (other !== null) void navigate(`/process/tickets/${other}`, { replace: true })
  }
  if (place === null || place.count < 2) return null
  const { title, position, count, previous, next } = place
  const near = (other: string | null) =>
    other === null ? {} : { onMouseEnter: () => prefetchTicket(other), onFocus: () => prefetchTicket(other) }
  return (
    <Box component="nav" aria-label={t`Tickets of “${title}”`} sx={{ display: 'flex', alignItems: 'center' }}>
      <IconAction
        size="small"
        icon="arrowUp"
        iconSize={16}
        label={t`Previous in “${title}”`}
        aria-keyshortcuts="Alt+ArrowUp K"
        disabled={previous === null}
        onClick={() => open(previous)}
        {...near(previous)}
      />
      <Box component="span" className="fw-numeric" sx={{ color: 'text.secondary', fontSize: 12, whiteSpace: 'nowrap' }}>
        {t`${position} of ${count}`}
      </Box>
      <IconAction
        size="small"
        icon="arrowDown"
        iconSize={16}
        label={t`Next in “${title}”`}
        aria-keyshortcuts="Alt+ArrowDown J"
        disabled={next === null}
        onClick={() => open(next)}
        {...near(next)}
      />
    </Box>
  )
}
