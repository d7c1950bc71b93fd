/** What came of a call, in a word. */
import type { InboundResult } from '@formwork/api-contract'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StatusTone } from '../../../../shared/ui/display/StatusTag'

export const RESULT_WORDS: Readonly<Record<InboundResult, { readonly tone: StatusTone; readonly words: MessageDescriptor }>> = {
  started: { tone: 'success', words: msg`Ticket started` },
  known: { tone: 'info', words: msg`Runs already` },
  ignored: { tone: 'neutral', words: msg`Not wanted` },
  refused: { tone: 'error', words: msg({ message: 'Refused', context: 'call' }) },
}
