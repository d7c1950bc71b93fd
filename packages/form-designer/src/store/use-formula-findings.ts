/** The errors in the formulas of a form. They are checked by a separate parser, which is loaded with the first formula. */
import { eachWidget, type FormDefinition, type LintFinding, logicOf } from '@formwork/form-schema'
import { useEffect, useState } from 'react'

const NOTHING: readonly LintFinding[] = []

/** The findings on the formulas of `form`, a moment after it changed; none while there is no form, or without the code for it. */
export function useFormulaFindings(form: FormDefinition | null): readonly LintFinding[] {
  const [checked, setChecked] = useState<{ readonly form: FormDefinition; readonly findings: readonly LintFinding[] } | null>(null)
  useEffect(() => {
    if (form === null || ![...eachWidget(form)].some((widget) => logicOf(widget).computed !== undefined)) return
    let isStopped = false
    // The server checks the form too: without the parser nothing is reported here.
    void import('@formwork/form-schema/feel').then(
      ({ lintComputed }) => {
        if (!isStopped) setChecked({ form, findings: lintComputed(form) })
      },
      () => undefined,
    )
    return () => {
      isStopped = true
    }
  }, [form])
  return checked !== null && checked.form === form ? checked.findings : NOTHING
}
