/** A process as the audit log records it. */
import type { AuditFacts } from '@formwork/api-contract'
import type { ProcessRecord } from './process-repo'

/** Of these only the elements that differ are recorded. */
export const ELEMENTS = ['nodes', 'edges', 'cases'] as const

export function describeProcess({ name, category, icon, remark, formId, formName, definition, cases }: ProcessRecord): AuditFacts {
  const { nodes, edges, schema: _schema, ...rules } = definition
  const form = formId === null ? null : { id: formId, name: formName }
  return { name, category, icon, remark, form, ...rules, cases: byId(cases), nodes: byId(nodes), edges: byId(edges) }
}

const byId = (elements: readonly { readonly id: string }[]) => Object.fromEntries(elements.map((element) => [element.id, element]))
