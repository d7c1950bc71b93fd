/** How long ago, with the exact moment on hover. Spec 9: under 30 seconds is "just now", then minutes, hours, one day; then the date. */
import { useLingui } from '@lingui/react/macro'
import Tooltip from '@mui/material/Tooltip'
import { formatDateTime, formatShortDateTime } from '../../i18n/format'
import { useLocale } from '../../i18n/use-locale'
import { ageOf } from './age'
import { useNow } from './use-now'

export interface RelativeTimeProps {
  readonly at: string
}

export function RelativeTime({ at }: RelativeTimeProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const now = useNow()
  const exact = formatDateTime(at, locale)
  const age = ageOf(new Date(at).getTime(), now)
  const count = age.count
  const words = {
    now: () => t`just now`,
    minutes: () => t`${count} min ago`,
    hours: () => t`${count} h ago`,
    day: () => t`1 day ago`,
    date: () => formatShortDateTime(at, locale),
  }
  return (
    <Tooltip title={exact} describeChild>
      <time dateTime={at} data-exact={exact}>
        <span>{words[age.unit]()}</span>
      </time>
    </Tooltip>
  )
}
