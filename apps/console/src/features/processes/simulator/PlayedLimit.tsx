/** The deadline of an open task of a played ticket, or of the ticket, if it began now, and what happens around it. */
import { routes } from '@formwork/api-contract'
import { ladderOf, lengthOf, limitMoments, type PriorityLevel, type Rung, type TimeLimit } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { formatShortDateTime } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import { useNow } from '../../../shared/ui/display/use-now'
import { Icon } from '../../../shared/ui/icons/Icon'
import { largestUnit, lengthWordsFor } from '../components/limit-words'
import { type LimitOf, rungWords } from '../components/limits/rung-words'

export interface PlayedLimitProps {
  /** Nothing is shown without one. */
  readonly limit: TimeLimit | undefined
  readonly of: LimitOf
  /** Of the played ticket. */
  readonly priority: PriorityLevel
}

export const PlayedLimit = ({ limit, ...rest }: PlayedLimitProps) => (limit === undefined ? null : <Moments limit={limit} {...rest} />)

function Moments({ limit, of, priority }: PlayedLimitProps & { readonly limit: TimeLimit }) {
  const { t } = useLingui()
  const locale = useLocale()
  const now = useNow()
  const { data: calendar } = useRouteQuery(routes.getWorkingCalendar, undefined, { enabled: limit.clock === 'working' })
  const moments = useMemo(
    () => limitMoments(limit, { at: now, priority, ...(calendar === undefined ? {} : { calendar }) }),
    [limit, now, calendar, priority],
  )
  const isLimited = lengthOf(limit, priority) !== null
  // Without a calendar the time is unknown.
  const rungs: readonly { readonly rung: Rung; readonly at?: number }[] =
    moments?.rungs ?? (isLimited ? ladderOf(limit).map((rung) => ({ rung })) : [])
  const momentOf = (at: number) => formatShortDateTime(new Date(at).toISOString(), locale)
  const length = lengthWordsFor(limit, priority)
  const moment = moments === null ? '' : momentOf(moments.dueAt)
  const ofStep = moment === '' ? t`Time limit: ${length}` : t`Time limit: ${length}. Asked now, it would be due on ${moment}`
  const ofTicket =
    moment === ''
      ? t`Time limit of the whole ticket: ${length}`
      : t`Time limit of the whole ticket: ${length}. Started now, it would be due on ${moment}`
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.5, fontSize: 12, color: 'text.secondary' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, '& svg': { flex: 'none' } }}>
        <Icon name="clock" size={14} />
        <span>{of === 'step' ? ofStep : ofTicket}</span>
      </Box>
      <Box component="ul" sx={{ m: 0, pl: '22px', listStyle: 'none' }}>
        {rungs.map(({ rung, at }) => {
          const words = rungWords(rung, largestUnit(limit), of)
          return (
            <li key={`${rung.at} ${rung.act}`}>
              {words}
              {at !== undefined && at !== moments?.dueAt && <span className="fw-numeric"> · {momentOf(at)}</span>}
            </li>
          )
        })}
      </Box>
    </Box>
  )
}
