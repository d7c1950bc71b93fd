/** When a step of several people is decided, in a word or two; empty for the usual case. */
import type { Completion } from '@formwork/workflow-core'
import { t } from '@lingui/core/macro'

export function completionWords(completion: Completion): string {
  switch (completion) {
    case 'any':
      return ''
    case 'all':
      return t`All must agree`
    case 'ratio':
      return t`A share of them`
    case 'weight':
      return t`By weight`
    case 'inSequence':
      return t`One after the other`
  }
}
