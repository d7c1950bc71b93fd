/** How long the people of a step have, in words; '' for as long as they like. */
import { isPersonNode, type ProcessNode, type TimeLimit } from '@formwork/workflow-core'
import { t } from '@lingui/core/macro'
import { durationWords, type Unit } from './duration'

/** A day of work is not a day: working time is said in hours. */
export const largestUnit = ({ clock }: TimeLimit): Unit => (clock === 'working' ? 'hours' : 'days')

export function limitWords(node: ProcessNode | undefined): string {
  if (!isPersonNode(node) || node.timeLimit === undefined) return ''
  const length = durationWords(node.timeLimit.seconds, largestUnit(node.timeLimit))
  return node.timeLimit.clock === 'working' ? t`${length} of working time` : length
}
