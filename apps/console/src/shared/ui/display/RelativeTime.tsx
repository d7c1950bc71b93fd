/** How long ago, with the exact moment on hover. Spec 9: under 30 seconds is "just now", then minutes, hours, one day; then the date. */
import { useLingui } from '@lingui/react/macro'
import { ageOf } from './age'
import { Moment } from './Moment'
import { useNow } from './use-now'

export interface RelativeTimeProps {
  readonly at: string
}

export function RelativeTime({ at }: RelativeTimeProps) {
  const { t } = useLingui()
  const { unit, count } = ageOf(new Date(at).getTime(), useNow())
  const words = {
    now: () => t`just now`,
    minutes: () => t`${count} min ago`,
    hours: () => t`${count} h ago`,
    day: () => t`1 day ago`,
    date: () => undefined,
  }[unit]()
  return <Moment at={at} {...(words === undefined ? {} : { words })} />
}
