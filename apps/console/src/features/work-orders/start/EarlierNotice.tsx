/** Says which ticket a new one was filled in from. */
import { useLingui } from '@lingui/react/macro'
import { NoticeLine } from '../../../shared/ui/feedback/NoticeLine'
import type { EarlierTicket } from './filled-as'

export function EarlierNotice({ earlier }: { readonly earlier: EarlierTicket | 'missing' }) {
  const { t } = useLingui()
  if (earlier === 'missing')
    return <NoticeLine tone="warning">{t`The ticket it was to be filled in from cannot be read. The form is empty.`}</NoticeLine>
  const { number } = earlier
  return <NoticeLine tone="news">{t`Filled in from ${number}. Check it before you submit.`}</NoticeLine>
}
