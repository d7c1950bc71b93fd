/** The next dates on which a rule is due, by the clocks of the site. */
import { nextOccurrences, type ScheduleRule, scheduleRuleSchema } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { formatDateTime } from '../../../shared/i18n/format'
import { siteTimeZone } from '../../../shared/i18n/site-time'
import { useLocale } from '../../../shared/i18n/use-locale'
import { FormField } from '../../../shared/ui/inputs/FormField'
import { useNow } from '../../../shared/ui/display/use-now'

const SHOWN = 5

export function RulePreview({ rule }: { readonly rule: ScheduleRule }) {
  const { t } = useLingui()
  const locale = useLocale()
  const now = useNow()
  const timeZone = siteTimeZone() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  const dates = useMemo(() => {
    const valid = scheduleRuleSchema.safeParse(rule)
    return valid.success ? nextOccurrences(valid.data, timeZone, { after: new Date(now), count: SHOWN }) : null
  }, [rule, timeZone, now])
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone })
  return (
    <FormField label={t`Next dates`} hint={t`By the clocks of the site (${timeZone}).`}>
      {(ids) => (
        <Box component="output" id={ids.id} aria-describedby={ids.describedBy} sx={{ display: 'block', pt: { sm: '6px' }, minHeight: 112 }}>
          {dates === null && <Box sx={{ color: 'text.secondary' }}>{t`Fill in when it repeats.`}</Box>}
          {dates?.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t`There is no such day from today on.`}</Box>}
          {dates?.map((at) => (
            <Box key={at.getTime()} className="fw-numeric">
              {weekday.format(at)} {formatDateTime(at, locale)}
            </Box>
          ))}
        </Box>
      )}
    </FormField>
  )
}
