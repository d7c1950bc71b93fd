/** Titles appear in lists, notices and mail, whatever rights there are to the fields in them. */
import type { ProcessDefinition } from '../definition'
import { finding, type ProcessFinding } from '../findings'
import { fieldsNamed } from '../titles/title-of-pattern'

/** A warning at each node where a field is hidden that the title shows. */
export function checkTitleFields({ nodes, settings }: ProcessDefinition): ProcessFinding[] {
  const shown = new Set(fieldsNamed(settings?.titlePattern ?? ''))
  if (shown.size === 0) return []
  return nodes.flatMap((node) => {
    const rights = 'fieldRights' in node ? Object.entries(node.fieldRights ?? {}) : []
    return rights
      .filter(([model, right]) => right === 'hidden' && shown.has(model))
      .map(([field]) => finding('title-shows-hidden-field', { nodeId: node.id }, { field }))
  })
}
