/** Titles stand in lists, notices and mail, whatever rights there are to the fields they are made of. */
import type { ProcessDefinition } from '../definition'
import { finding, type ProcessFinding } from '../findings'

const FIELD = /\{\s*field:([^{}]+?)\s*\}/g

/** A warning at each node where a field is hidden that the title shows. */
export function checkTitleFields({ nodes, settings }: ProcessDefinition): ProcessFinding[] {
  const shown = new Set([...(settings?.titlePattern ?? '').matchAll(FIELD)].map(([, model = '']) => model))
  if (shown.size === 0) return []
  return nodes.flatMap((node) => {
    const rights = 'fieldRights' in node ? Object.entries(node.fieldRights ?? {}) : []
    return rights
      .filter(([model, right]) => right === 'hidden' && shown.has(model))
      .map(([field]) => finding('title-shows-hidden-field', { nodeId: node.id }, { field }))
  })
}
