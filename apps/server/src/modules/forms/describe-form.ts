/** A form as the audit log records it. */
import type { AuditFacts, FormDetail } from '@formwork/api-contract'
import { importDefinition, inputFields, type WidgetDefinitions } from '@formwork/form-schema'
import { createHash } from 'node:crypto'

/** Of these only the ones that differ are recorded. */
export const FIELDS = ['fields', 'tests'] as const

/** With every field and every kept test, and a hash of the whole definition, in which the rest of it counts too. */
export function describeForm({ name, remark, definition, tests }: FormDetail, widgets: WidgetDefinitions): AuditFacts {
  const imported = importDefinition(definition, { widgets })
  const fields = imported.ok ? inputFields(imported.form) : []
  const byModel = Object.fromEntries(fields.map((field) => [field.model, field]))
  const byId = Object.fromEntries(tests.map((kept) => [kept.id, kept]))
  return { name, remark, fields: byModel, tests: byId, definition: hashOf(definition) }
}

/** Without its fields: a form that is made or removed stays in its table. */
export function describeWholeForm({ name, remark, fieldCount, definition }: FormDetail): AuditFacts {
  return { name, remark, fieldCount, definition: hashOf(definition) }
}

const hashOf = (definition: FormDetail['definition']) => createHash('sha256').update(JSON.stringify(definition)).digest('hex')
