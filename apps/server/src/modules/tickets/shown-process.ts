/** The process of a ticket as everybody who may see the ticket is shown it: its steps by their names, not what those that no person does call, send or run. */
import type { ProcessDefinition, ProcessNode } from '@formwork/workflow-core'

/** A page of a ticket is made for each of its moves, and most of them share a version. */
const shown = new WeakMap<ProcessDefinition, ProcessDefinition>()

/** What is left out stays with people who may read processes: addresses, headers and scripts tell of other systems, and may hold keys. */
export function shownProcess(definition: ProcessDefinition): ProcessDefinition {
  const known = shown.get(definition) ?? { ...definition, nodes: definition.nodes.map(shownNode) }
  shown.set(definition, known)
  return known
}

function shownNode(node: ProcessNode): ProcessNode {
  switch (node.kind) {
    case 'httpRequest':
      return { ...node, url: '', headers: [], body: [], result: [] }
    case 'script':
      return { ...node, code: '' }
    case 'subProcess':
      return { ...node, input: [], output: [] }
    case 'unknown':
      return { ...node, original: {} }
    default:
      return node
  }
}
