/** That somebody is away, and the day they are back. */
import { useLingui } from '@lingui/react/macro'
import { formatDate } from '../i18n/format'
import { useLocale } from '../i18n/use-locale'
import { StatusTag } from '../ui/display/StatusTag'

export function AwayUntil({ at }: { readonly at: string }) {
  const { t } = useLingui()
  const back = formatDate(at, useLocale())
  return <StatusTag tone="neutral" icon="clock">{t`Away, back on ${back}`}</StatusTag>
}
