/** Imports for tests: the form, or the failure with its reason; and a short look at what became of a source. */
import { eachWidget, type FormDefinition } from '../form-definition'
import type { ImportCode, ImportFinding } from '../import/import-codes'
import { importDefinition } from '../import/import-definition'
import { type AnyKnownWidget, definitionOf, type Widget } from '../widgets/index'

/** The form and the report of a source that has to be readable. */
export function imported(input: unknown): { readonly form: FormDefinition; readonly report: readonly ImportFinding[] } {
  const result = importDefinition(input)
  if (!result.ok) throw new Error(`${result.report[0]?.code}: ${result.report[0]?.message}`)
  return result
}

/** The codes of the report, whether the source was readable or not. */
export function codesOf(input: unknown): readonly ImportCode[] {
  return importDefinition(input).report.map(({ code }) => code)
}

/** The places a report names with a code, as dotted text. */
export function placesOf(report: readonly ImportFinding[], code: ImportCode): readonly string[] {
  return report.filter((finding) => finding.code === code).map(({ path }) => path.join('.'))
}

/** The result of a source, by model: `number 'Age' required`. Headings are named by their words. */
export function outline(form: FormDefinition): readonly string[] {
  return [...eachWidget(form)].map((widget) => {
    if (widget.type === 'unknown') return `${widget.sourceType} "${widget.name}"`
    if (widget.type === 'text' || widget.type === 'divider') return `${widget.type} "${widget.options.defaultValue}"`
    if ('columns' in widget && definitionOf(widget).panes !== null)
      return [
        widget.type,
        ...[widget.name, ...widget.columns.map(({ title = '' }) => title)].filter(Boolean).map((title) => `"${title}"`),
      ].join(' ')
    if (widget.type === 'grid') return `grid of ${widget.columns.length}`
    return `${widget.type} ${widget.model} "${widget.name}"${'required' in widget.options && widget.options.required ? ' required' : ''}`
  })
}

/** The widget of a model, which has to be there. */
export function fieldOf(form: FormDefinition, model: string): AnyKnownWidget {
  const found = [...eachWidget(form)].find(
    (widget: Widget): widget is AnyKnownWidget => widget.type !== 'unknown' && widget.model === model,
  )
  if (found === undefined) throw new Error(`no field ${model} in ${outline(form).join(', ')}`)
  return found
}
