/** Errors that keep people from filling the form of a process: a published one would refuse whatever they enter, or never compute a value. */
import type { ProblemIssue } from '@formwork/api-contract'
import {
  eachWidget,
  explainFinding,
  type FormDefinition,
  isField,
  type LintFinding,
  lintDefinition,
  type Widget,
} from '@formwork/form-schema'
import { lintComputed } from '@formwork/form-schema/feel'
import type { Locale } from '../../domain/locale'

/** An issue for each error of the form, at `form` and the model of the field; warnings are left to the designer. */
export function formIssues(form: FormDefinition, locale: Locale): ProblemIssue[] {
  const errors = [...lintDefinition(form), ...lintComputed(form)].filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return []
  const widgets = new Map([...eachWidget(form)].map((widget) => [widget.key, widget]))
  return errors.map((finding) => toIssue(finding, finding.widgetKey === null ? undefined : widgets.get(finding.widgetKey), locale))
}

function toIssue(finding: LintFinding, widget: Widget | undefined, locale: Locale): ProblemIssue {
  const { code, params } = finding
  const sentence = explainFinding(finding, { locale })
  if (widget === undefined || !isField(widget)) return { path: ['form'], code, message: sentence, params: { ...params } }
  const { key, model } = widget
  const name = widget.name === '' ? model : widget.name
  const message = `${name}${locale === 'en' ? ': ' : '：'}${sentence}`
  return { path: ['form', model], code, message, params: { ...params, field: name, widgetKey: key } }
}
