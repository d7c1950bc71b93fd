/** A moment in a list: day and time without the zone, so that columns keep their width. All of it is in the tooltip and on paper. */
import Tooltip from '@mui/material/Tooltip'
import { formatDateTime, formatShortDateTime } from '../../i18n/format'
import { useLocale } from '../../i18n/use-locale'

export interface MomentProps {
  readonly at: string
  /** In place of day and time. */
  readonly words?: string
}

export function Moment({ at, words }: MomentProps) {
  const locale = useLocale()
  const exact = formatDateTime(at, locale)
  return (
    <Tooltip title={exact} describeChild>
      <time className="fw-numeric" dateTime={at} data-exact={exact}>
        <span>{words ?? formatShortDateTime(at, locale)}</span>
      </time>
    </Tooltip>
  )
}
