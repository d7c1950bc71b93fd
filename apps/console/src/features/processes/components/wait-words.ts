/** How long a timer waits, in words. */
import { type NodeOf, UNCHOSEN_FIELD } from '@formwork/workflow-core'
import { plural, t } from '@lingui/core/macro'
import type { FlowField } from '../conditions/flow-fields'

export function waitWords(wait: NodeOf<'timer'>['wait'], fields: readonly FlowField[]): string {
  if (wait.kind === 'until') {
    if (wait.model === UNCHOSEN_FIELD) return ''
    const label = fields.find((field) => field.model === wait.model)?.label ?? wait.model
    return t`Until “${label}”`
  }
  const { seconds } = wait
  if (seconds % 86_400 === 0) return plural(seconds / 86_400, { one: '# day', other: '# days' })
  if (seconds % 3600 === 0) return plural(seconds / 3600, { one: '# hour', other: '# hours' })
  if (seconds % 60 === 0) return plural(seconds / 60, { one: '# minute', other: '# minutes' })
  return plural(seconds, { one: '# second', other: '# seconds' })
}
