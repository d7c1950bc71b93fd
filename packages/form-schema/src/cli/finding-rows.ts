/** Findings of the importer and the linter as rows a person or a program can read. */
import {
  eachWidget,
  explainFinding,
  type FindingSeverity,
  type FormDefinition,
  type ImportCode,
  type ImportFinding,
  type LintCode,
  lintDefinition,
  type LintFinding,
  type Locale,
} from '@formwork/form-schema'
import { lintComputed } from '@formwork/form-schema/feel'
import type { CliMessages } from './message-types'
import { placeText, printable } from './terminal-text'

/** One finding. `place` is for people: a path into the source, or the label and model of a field. */
export interface FindingRow {
  readonly from: 'import' | 'lint'
  readonly severity: FindingSeverity
  readonly code: ImportCode | LintCode
  readonly place: string
  /** Where in the source (import); empty for the linter. */
  readonly path: readonly (string | number)[]
  /** Which widget (linter); null for the importer, and for a finding about the whole form. */
  readonly widgetKey: string | null
  readonly message: string
  readonly params: ImportFinding['params']
}

/** What an import reported. */
export function importRows(report: readonly ImportFinding[], locale: Locale, { wholeForm }: CliMessages): readonly FindingRow[] {
  return report.map((finding) => ({
    from: 'import',
    severity: finding.severity,
    code: finding.code,
    place: placeText(finding.path) || wholeForm,
    path: finding.path,
    widgetKey: null,
    message: printable(explainFinding(finding, { locale })),
    params: finding.params,
  }))
}

/** What the linter finds in a form, its computed values included. */
export function lintRows(form: FormDefinition, locale: Locale, { wholeForm }: CliMessages): readonly FindingRow[] {
  const places = widgetPlaces(form)
  return [...lintDefinition(form), ...lintComputed(form)].map((finding: LintFinding) => ({
    from: 'lint',
    severity: finding.severity,
    code: finding.code,
    place: finding.widgetKey === null ? wholeForm : (places.get(finding.widgetKey) ?? printable(finding.widgetKey)),
    path: [],
    widgetKey: finding.widgetKey,
    message: printable(explainFinding(finding, { locale })),
    params: finding.params,
  }))
}

/** Label and model of every widget by its key; the first of two with the same key. */
function widgetPlaces(form: FormDefinition): ReadonlyMap<string, string> {
  const places = new Map<string, string>()
  for (const widget of eachWidget(form)) {
    const inBrackets = widget.type === 'unknown' ? widget.sourceType : widget.model
    if (!places.has(widget.key)) places.set(widget.key, printable(`${widget.name} (${inBrackets})`.trim()))
  }
  return places
}

/** Rows as aligned lines, each indented by two. */
export function rowLines(rows: readonly FindingRow[], { severity }: CliMessages): string {
  const width = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length))
  const severities = width(rows.map((row) => severity[row.severity]))
  const codes = width(rows.map((row) => row.code))
  return rows
    .map((row) => `  ${severity[row.severity].padEnd(severities)}  ${row.code.padEnd(codes)}  ${row.place}: ${row.message}\n`)
    .join('')
}
