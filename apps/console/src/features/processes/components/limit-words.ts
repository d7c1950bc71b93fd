/** How long the people of a step have, in words; '' for as long as they like. */
import { isPersonNode, lengthOf, PRIORITIES, type PriorityLevel, type ProcessNode, type TimeLimit } from '@formwork/workflow-core'
import { t } from '@lingui/core/macro'
import { priorityWords } from '../../../shared/tickets/priority-words'
import { durationWords, type Unit } from './duration'

/** A day of work is not a day: working time is said in hours. */
export const largestUnit = ({ clock }: TimeLimit): Unit => (clock === 'working' ? 'hours' : 'days')

export const limitWords = (node: ProcessNode | undefined): string =>
  isPersonNode(node) && node.timeLimit !== undefined ? lengthWords(node.timeLimit) : ''

/** Priority by priority where they differ. */
export function lengthWords(limit: TimeLimit): string {
  const [first, ...others] = PRIORITIES.map((priority) => lengthOf(limit, priority))
  if (others.every((length) => length === first)) return lengthWordsFor(limit, 1)
  const each = PRIORITIES.map((priority) => {
    const [name, length] = [priorityWords(priority), lengthWordsFor(limit, priority)]
    return t({ message: `${name}: ${length}`, context: 'time limit of a priority' })
  })
  return each.join(t({ message: ', ', context: 'between time limits' }))
}

export function lengthWordsFor(limit: TimeLimit, priority: PriorityLevel): string {
  const seconds = lengthOf(limit, priority)
  if (seconds === null) return t({ message: 'none', context: 'time limit' })
  const length = durationWords(seconds, largestUnit(limit))
  return limit.clock === 'working' ? t`${length} of working time` : length
}
