/** The line under a node's name: who acts, or what is missing. */
import type { ProcessNode } from '@formwork/workflow-core'
import { t } from '@lingui/core/macro'
import { stepWords } from './step-words'

type Names = Parameters<typeof stepWords>[1]

export interface NodeSummary {
  readonly summary: string
  /** The summary says what is missing instead of what is set. */
  readonly isMissing: boolean
}

export function nodeSummary(node: ProcessNode, names: Names, locale: string): NodeSummary {
  if (node.kind !== 'userTask') return { summary: '', isMissing: false }
  const people = stepWords(node, names, locale)
  return people === '' ? { summary: t`Choose who approves`, isMissing: true } : { summary: people, isMissing: false }
}
