/** A duration in words, in its two largest units. */
import { useLingui } from '@lingui/react/macro'

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]

export function useDuration(): (seconds: number) => string {
  const { t } = useLingui()
  return (seconds) => {
    const days = Math.floor(seconds / DAY)
    const hours = Math.floor((seconds % DAY) / HOUR)
    const minutes = Math.floor((seconds % HOUR) / MINUTE)
    if (days > 0) return t`${days} d ${hours} h`
    return hours > 0 ? t`${hours} h ${minutes} min` : t`${minutes} min`
  }
}
