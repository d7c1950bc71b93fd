/** Reads the JSON of a stored definition, and puts the texts of a translated form into the language that is asked for. The importer is not loaded by a page that passes a form, see ADR 0011. */
import {
  type DefinitionInput,
  importDefinition,
  isFormDefinition,
  type LanguageTag,
  localizeForm,
  type WidgetDefinitions,
} from '@formwork/form-schema'
import { useMemo } from 'react'
import type { DefinitionLoaderProps, ReadDefinition } from './read-definition'

export function DefinitionLoader({ definition, widgets, locale, children }: DefinitionLoaderProps) {
  const read = useMemo(() => readDefinition(definition, widgets), [definition, widgets])
  return children(useMemo(() => inLanguage(read, locale), [read, locale]))
}

/** Never throws; the message of a refusal is form-schema's own. */
function readDefinition(definition: DefinitionInput, widgets: WidgetDefinitions | undefined): ReadDefinition {
  if (isFormDefinition(definition)) return { ok: true, form: definition }
  const result = importDefinition(definition, { widgets })
  if (result.ok) return { ok: true, form: result.form }
  return { ok: false, text: result.report.find((finding) => finding.severity === 'error')?.message ?? 'not a form definition' }
}

function inLanguage(read: ReadDefinition, locale: LanguageTag | undefined): ReadDefinition {
  return read.ok ? { ok: true, form: localizeForm(read.form, locale) } : read
}
