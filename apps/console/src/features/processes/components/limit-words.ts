/** How long the people of a step have, in words; '' for as long as they like. */
import { isPersonNode, type ProcessNode } from '@formwork/workflow-core'
import { durationWords } from './duration'

export function limitWords(node: ProcessNode | undefined): string {
  return isPersonNode(node) && node.timeLimit !== undefined ? durationWords(node.timeLimit.seconds) : ''
}
