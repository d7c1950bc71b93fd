/** How long the people of a step have, in words; '' for as long as they like. */
import { isPersonNode, type ProcessNode, type TimeLimit } from '@formwork/workflow-core'
import { t } from '@lingui/core/macro'
import { durationWords, type Unit } from './duration'

/** A day of work is not a day: working time is said in hours. */
export const largestUnit = ({ clock }: TimeLimit): Unit => (clock === 'working' ? 'hours' : 'days')

export const limitWords = (node: ProcessNode | undefined): string =>
  isPersonNode(node) && node.timeLimit !== undefined ? lengthWords(node.timeLimit) : ''

export function lengthWords(limit: TimeLimit): string {
  const length = durationWords(limit.seconds, largestUnit(limit))
  return limit.clock === 'working' ? t`${length} of working time` : length
}
