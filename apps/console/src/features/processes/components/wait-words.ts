/** How long a timer waits, in words. */
import { type NodeOf, UNCHOSEN_FIELD } from '@formwork/workflow-core'
import { t } from '@lingui/core/macro'
import type { FlowField } from '../conditions/flow-fields'
import { durationWords } from './duration'

export function waitWords(wait: NodeOf<'timer'>['wait'], fields: readonly FlowField[]): string {
  if (wait.kind === 'delay') return durationWords(wait.seconds)
  if (wait.model === UNCHOSEN_FIELD) return ''
  const label = fields.find((field) => field.model === wait.model)?.label ?? wait.model
  return t`Until “${label}”`
}
