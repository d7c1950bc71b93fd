/** Reads the JSON of a stored definition, and puts the texts of a translated form into the language that is asked for. The importer is not loaded by a page that passes a form, see ADR 0011. */
import {
  type DefinitionInput,
  importDefinition,
  type ImportFinding,
  isFormDefinition,
  type LanguageTag,
  localizeForm,
  type WidgetDefinitions,
} from '@formwork/form-schema'
import { useMemo } from 'react'
import { isInDevelopment } from '../mistakes/in-development'
import type { DefinitionLoaderProps, ReadDefinition } from './read-definition'

export function DefinitionLoader({ definition, widgets, locale, children }: DefinitionLoaderProps) {
  const read = useMemo(() => readDefinition(definition, widgets), [definition, widgets])
  return children(useMemo(() => inLanguage(read, locale), [read, locale]))
}

/** Never throws; the message of a refusal is form-schema's own. */
function readDefinition(definition: DefinitionInput, widgets: WidgetDefinitions | undefined): ReadDefinition {
  if (isFormDefinition(definition)) return { ok: true, form: definition }
  const result = importDefinition(definition, { widgets })
  if (result.ok) {
    if (isInDevelopment()) warnOf(result.report)
    return { ok: true, form: result.form }
  }
  const refusal = result.report.find((finding) => finding.severity === 'error')
  return { ok: false, text: explainMistake(definition) ?? refusal?.message ?? 'not a form definition' }
}

/** What an import had to change is no mistake of whoever reads the form, and worth a look of whoever wrote it. */
function warnOf(report: readonly ImportFinding[]): void {
  for (const { severity, message, path } of report) {
    // oxlint-disable-next-line no-console
    if (severity === 'warning') console.warn(`FormRenderer: ${message} (${path.join('.')})`)
  }
}

/** What developers pass in place of a definition, with the way out; null for anything that may be damaged JSON. */
function explainMistake(given: unknown): string | null {
  if (given === undefined || given === null)
    return `\`definition\` is ${String(given)}: it has not arrived yet, or has another name where it comes from. Draw the form when it is there.`
  if (typeof given !== 'object') return typeof given === 'function' ? '`definition` is a function: pass what it returns.' : null
  if (given instanceof Promise) return '`definition` is a promise: wait for it, and pass what it answers.'
  if (given instanceof Response) return '`definition` is the response of a request: pass what its json() answers.'
  if ('default' in given && !('list' in given)) return '`definition` is a module: pass its `default`.'
  return null
}

function inLanguage(read: ReadDefinition, locale: LanguageTag | undefined): ReadDefinition {
  return read.ok ? { ok: true, form: localizeForm(read.form, locale) } : read
}
