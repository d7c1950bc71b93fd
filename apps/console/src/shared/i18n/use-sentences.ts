/** Two sentences one after the other: in English with a space between them, in Chinese without. */
import { useLingui } from '@lingui/react/macro'

/** @example const together = useSentences(); together(t`4 steps read.`, t`Nothing is left out.`) */
export function useSentences(): (first: string, second: string) => string {
  const { t } = useLingui()
  return (first, second) => t({ message: `${first} ${second}`, context: 'two sentences' })
}
