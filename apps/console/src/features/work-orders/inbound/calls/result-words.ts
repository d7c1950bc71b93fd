/** Labels for the results of calls. */
import type { InboundAction, InboundResult } from '@formwork/api-contract'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StatusTone } from '../../../../shared/ui/display/StatusTag'

export const RESULT_WORDS: Readonly<Record<InboundResult, { readonly tone: StatusTone; readonly words: MessageDescriptor }>> = {
  started: { tone: 'success', words: msg`Ticket started` },
  known: { tone: 'info', words: msg`Open already` },
  cleared: { tone: 'success', words: msg({ message: 'Over', context: 'call' }) },
  ignored: { tone: 'neutral', words: msg`Not wanted` },
  refused: { tone: 'error', words: msg({ message: 'Refused', context: 'call' }) },
}

/** What was done to the open ticket; null where there is nothing to say. */
export const ACTION_WORDS: Readonly<Record<InboundAction, MessageDescriptor | null>> = {
  nothing: null,
  commented: msg`Comment written`,
  'comment-held': msg`No further comment: the last one was not long ago`,
  'comment-off': msg`No comment: the process allows none`,
  withdrawn: msg`Ticket withdrawn`,
  terminated: msg({ message: 'Ticket ended', context: 'call' }),
  'not-ended': msg`The ticket was not ended`,
  'not-open': msg`No ticket was open about it`,
}
