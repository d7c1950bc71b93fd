/** Reads the JSON of a stored definition. What it takes to do so stands in no page that was given a form, see ADR 0011. */
import { importDefinition } from '@formwork/form-schema'
import { useMemo } from 'react'
import type { DefinitionLoaderProps, ReadDefinition } from './read-definition'

export function DefinitionLoader({ definition, children }: DefinitionLoaderProps) {
  return children(useMemo(() => readDefinition(definition), [definition]))
}

/** Never throws; the message of a refusal is form-schema's own. */
function readDefinition(definition: DefinitionLoaderProps['definition']): ReadDefinition {
  const result = importDefinition(definition)
  if (result.ok) return { ok: true, form: result.form }
  return { ok: false, text: result.report.find((finding) => finding.severity === 'error')?.message ?? 'not a form definition' }
}
