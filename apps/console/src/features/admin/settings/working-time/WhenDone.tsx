/** A preview of these hours: the deadline of a limit that began now. */
import { addWorkingTime, type WorkingTime } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { formatDateTime } from '../../../../shared/i18n/format'
import { siteTimeZone } from '../../../../shared/i18n/site-time'
import { useLocale } from '../../../../shared/i18n/use-locale'
import { useNow } from '../../../../shared/ui/display/use-now'

const HOUR_MS = 3_600_000

export function WhenDone({ workingTime }: { readonly workingTime: WorkingTime }) {
  const { t } = useLingui()
  const locale = useLocale()
  const now = useNow()
  const ends = useMemo(() => {
    const calendar = { ...workingTime, timeZone: zoneOfSite() }
    return [8, 40].map((hours) => addWorkingTime(now, hours * HOUR_MS, calendar))
  }, [workingTime, now])
  const [day, week] = ends.map((end) => formatDateTime(end, locale))
  return (
    <Box sx={{ p: 3, fontSize: 13, bgcolor: 'background.sunken', borderRadius: '6px' }}>
      {t`8 working hours from now end on ${day}, 40 working hours on ${week}.`}
    </Box>
  )
}

const zoneOfSite = () => siteTimeZone() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
