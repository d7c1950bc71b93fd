/** What the shell has to do for a node that waits for it. */
import type { NodeOf, ProcessNode } from '../definition'
import type { JobOrder } from '../effects'

type JobNode = NodeOf<'timer' | 'httpRequest' | 'subProcess' | 'script'>

export function orderOf(node: JobNode): JobOrder {
  switch (node.kind) {
    case 'timer':
      return { kind: 'timer', wait: node.wait }
    case 'script':
      return { kind: 'script', code: node.code }
    case 'subProcess':
      return { kind: 'subProcess', processId: node.processId, input: node.input, output: node.output }
    case 'httpRequest': {
      const { method, url, headers, body, retries, result } = node
      return { kind: 'httpRequest', request: { method, url, headers, body, retries, result } }
    }
  }
}

export const isJobNode = (node: ProcessNode | undefined): node is JobNode =>
  node?.kind === 'timer' || node?.kind === 'httpRequest' || node?.kind === 'subProcess' || node?.kind === 'script'
