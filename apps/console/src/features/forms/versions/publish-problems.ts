/** Problems that prevent publishing a form: the same checks as the server's, so that most are known before the call. */
import type { ProblemIssue } from '@formwork/api-contract'
import { eachWidget, explainFinding, type FormDefinition, type LintFinding, lintDefinition, logicOf, typeOf } from '@formwork/form-schema'
import type { Locale } from '../../../shared/i18n/locale'

export interface PublishProblem {
  /** Title of the field; empty where it is about the whole form. */
  readonly label: string
  readonly message: string
  /** Key of the widget to go to; null for the whole form. */
  readonly widgetKey: string | null
  /** The recorded test that fails; null for another problem. */
  readonly testId: string | null
  /** The argument of `fixFinding`; null where the server has found it. */
  readonly finding: LintFinding | null
}

export async function problemsOf(form: FormDefinition, locale: Locale): Promise<readonly PublishProblem[]> {
  const widgets = new Map([...eachWidget(form)].map((widget) => [widget.key, widget]))
  const formulas = [...widgets.values()].some((widget) => logicOf(widget).computed !== undefined)
    ? (await import('@formwork/form-schema/feel')).lintComputed(form)
    : []
  const errors = [...lintDefinition(form), ...formulas].filter(({ severity }) => severity === 'error')
  return errors.map((finding) => {
    const widget = finding.widgetKey === null ? undefined : widgets.get(finding.widgetKey)
    const label = widget === undefined ? '' : widget.name || typeOf(widget)
    return { label, message: explainFinding(finding, { locale }), widgetKey: finding.widgetKey, testId: null, finding }
  })
}

export function problemsFrom(issues: readonly ProblemIssue[]): readonly PublishProblem[] {
  return issues.map(({ message, params }) => {
    const idOf = (name: string) => (typeof params?.[name] === 'string' ? params[name] : null)
    return { label: '', message, widgetKey: idOf('widgetKey'), testId: idOf('testId'), finding: null }
  })
}
