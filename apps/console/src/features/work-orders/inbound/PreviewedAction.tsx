/** What a sample would do that starts no ticket, in a sentence. */
import type { InboundPreview } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { formatDateTime } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import { NoticeLine } from '../../../shared/ui/feedback/NoticeLine'

export function PreviewedAction({ preview }: { readonly preview: InboundPreview }) {
  return <NoticeLine tone="news">{useSentence(preview)}</NoticeLine>
}

function useSentence({ would, ticket, comment, noCommentUntil, act }: InboundPreview): string {
  const { t } = useLingui()
  const locale = useLocale()
  const number = ticket?.number ?? ''
  if (would === 'ignore') return t`A call like this starts no ticket: it does not say what is asked for.`
  if (would === 'clear') {
    if (ticket === null) return t`A call like this says that it is over. No ticket is open about it now, so nothing would be done.`
    if (act === 'end')
      return t`A call like this ends the ticket ${number}, as far as the rules of its process allow it. The next one starts another.`
    return t`A call like this leaves a comment on the ticket ${number}: it is over. The next one starts another.`
  }
  if (comment === '') return t`The ticket ${number} is open about the same: a call like this does nothing more.`
  if (noCommentUntil === null) return t`The ticket ${number} is open about the same: a call like this leaves a comment on it.`
  const until = formatDateTime(noCommentUntil, locale)
  return t`The ticket ${number} is open about the same. Until ${until} it gets no further comment.`
}
