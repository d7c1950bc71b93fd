/** The line under a node's name: who acts or what is done, or what is missing. */
import type { ProcessNode } from '@formwork/workflow-core'
import { t } from '@lingui/core/macro'
import { NODE_LOOKS } from '../kinds/node-looks'
import { assigneesWords } from './step-words'
import { waitWords } from './wait-words'

export type Names = Parameters<typeof assigneesWords>[1]

export interface NodeSummary {
  readonly summary: string
  /** The summary says what is missing. */
  readonly isMissing: boolean
}

const complete = (summary: string): NodeSummary => ({ summary, isMissing: false })
const orMissing = (summary: string, missing: string): NodeSummary =>
  summary === '' ? { summary: missing, isMissing: true } : { summary, isMissing: false }

export function nodeSummary(node: ProcessNode, names: Names, locale: string): NodeSummary {
  switch (node.kind) {
    case 'userTask':
      return orMissing(assigneesWords(node.assignees, names, locale), t`Choose who approves`)
    case 'handleTask':
      return orMissing(assigneesWords(node.assignees, names, locale), t`Choose who handles it`)
    case 'copyTo':
      return orMissing(assigneesWords(node.assignees, names, locale), t`Choose who gets a copy`)
    case 'timer':
      return complete(waitWords(node.wait, names.fields))
    case 'subProcess':
      return orMissing(node.processId === '' ? '' : t`Starts a ticket and waits for it`, t`Choose a process`)
    case 'httpRequest':
      return orMissing(node.url, t`Set an address`)
    case 'script':
      return node.code.trim() === '' ? { summary: t`Write a script`, isMissing: true } : complete(t`Runs a script`)
    case 'unknown':
      return { summary: NODE_LOOKS.unknown.kindName(), isMissing: true }
    case 'start':
    case 'end':
    case 'exclusiveGateway':
    case 'parallelGateway':
    case 'inclusiveGateway':
      return complete('')
  }
}
