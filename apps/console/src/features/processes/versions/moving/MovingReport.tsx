/** The result for the tickets, or its preview: how many moved, and which stay with the reason of each. */
import { Plural, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { RouterLink } from '../../../../shared/ui/navigation/RouterLink'
import type { MovingReport as Report } from './use-moving'

export interface MovingReportProps {
  readonly report: Report
  /** Running tickets of the older version when it began. */
  readonly total: number
}

export function MovingReport({ report: { isTrial, isDone, moved, kept }, total }: MovingReportProps) {
  const { t } = useLingui()
  const stayed = kept.length
  const done = moved + stayed
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, fontSize: 13 }}>
      {!isDone && (
        <LinearProgress
          variant="determinate"
          aria-label={isTrial ? t`Trial` : t`Moving tickets`}
          value={total === 0 ? 100 : Math.min(100, (100 * done) / total)}
        />
      )}
      <Box role="status" className="fw-numeric" sx={{ fontWeight: 600 }}>
        {isTrial ? (
          <Plural value={moved} _0="None could be moved" one="# ticket can be moved" other="# tickets can be moved" />
        ) : (
          <Plural value={moved} _0="None was moved" one="# ticket moved" other="# tickets moved" />
        )}
        {stayed > 0 && (
          <>
            {t({ message: ', ', context: 'between two counts' })}
            <Plural value={stayed} one="# stays on its version" other="# stay on their version" />
          </>
        )}
      </Box>
      {stayed > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 5, maxHeight: 220, overflow: 'auto', color: 'text.secondary' }}>
          {kept.map(({ id, number, reasons }) => (
            <li key={id}>
              <RouterLink to={`/process/tickets/${id}`}>{number}</RouterLink> {reasons.map(({ message }) => message).join(' ')}
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}
