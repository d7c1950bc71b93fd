/** Reads the JSON of a stored definition. The importer is not loaded by a page that passes a form, see ADR 0011. */
import { type DefinitionInput, importDefinition, type WidgetDefinitions } from '@formwork/form-schema'
import { useMemo } from 'react'
import type { DefinitionLoaderProps, ReadDefinition } from './read-definition'

export function DefinitionLoader({ definition, widgets, children }: DefinitionLoaderProps) {
  return children(useMemo(() => readDefinition(definition, widgets), [definition, widgets]))
}

/** Never throws; the message of a refusal is form-schema's own. */
function readDefinition(definition: DefinitionInput, widgets: WidgetDefinitions | undefined): ReadDefinition {
  const result = importDefinition(definition, { widgets })
  if (result.ok) return { ok: true, form: result.form }
  return { ok: false, text: result.report.find((finding) => finding.severity === 'error')?.message ?? 'not a form definition' }
}
