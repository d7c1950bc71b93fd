/** The next dates on which a rule is due, by the clocks and the working days of the site. */
import { movedFrom, nextOccurrences, routes, type ScheduleRule, scheduleRuleSchema } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { formatDateTime, formatDay, weekdayOf } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import { LoadFailure } from '../../../shared/ui/feedback/LoadFailure'
import { FormField } from '../../../shared/ui/inputs/FormField'
import { useNow } from '../../../shared/ui/display/use-now'

const SHOWN = 5

export function RulePreview({ rule }: { readonly rule: ScheduleRule }) {
  const { t } = useLingui()
  const locale = useLocale()
  const now = useNow()
  const { data: calendar, error, refetch } = useRouteQuery(routes.getWorkingCalendar)
  const valid = useMemo(() => scheduleRuleSchema.safeParse(rule).data, [rule])
  const dates = useMemo(
    () =>
      valid === undefined || calendar === undefined
        ? undefined
        : nextOccurrences(valid, calendar, { after: new Date(now), count: SHOWN }).map((at) => ({
            at,
            instead: movedFrom(valid, calendar, at),
          })),
    [valid, calendar, now],
  )
  const timeZone = calendar?.timeZone
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone })
  const quiet = { color: 'text.secondary' } as const
  return (
    <FormField label={t`Next dates`} {...(timeZone === undefined ? {} : { hint: t`By the clocks of the site (${timeZone}).` })}>
      {(ids) => (
        <Box component="output" id={ids.id} aria-describedby={ids.describedBy} sx={{ display: 'block', pt: { sm: '6px' }, minHeight: 112 }}>
          {error !== null && calendar === undefined && <LoadFailure error={error} onRetry={refetch} />}
          {valid === undefined && <Box sx={quiet}>{t`Fill in when it repeats.`}</Box>}
          {dates?.length === 0 && <Box sx={quiet}>{t`There is no such day from today on.`}</Box>}
          {dates?.map(({ at, instead }) => (
            <Box key={at.getTime()} className="fw-numeric">
              {weekday.format(at)} {formatDateTime(at, locale)}{' '}
              {instead !== null && <Instead day={`${weekdayOf(instead, locale)} ${formatDay(instead, locale)}`} />}
            </Box>
          ))}
        </Box>
      )}
    </FormField>
  )
}

function Instead({ day }: { readonly day: string }) {
  const { t } = useLingui()
  return <Box component="span" sx={{ color: 'text.secondary', ml: 2 }}>{t`instead of ${day}`}</Box>
}
