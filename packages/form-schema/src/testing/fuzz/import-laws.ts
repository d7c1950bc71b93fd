/** Laws of every import: it ends, it never throws, nothing is changed, and the result can be used. */
import { expect } from 'vitest'
import { visibleFields } from '../../conditions/form-visibility'
import { defaultValues } from '../../default-values'
import { exportDefinition } from '../../export/export-definition'
import { toHtmlPage } from '../../export/to-html-page'
import { importDefinition } from '../../import/import-definition'
import { LIMITS } from '../../limits'
import { lintDefinition } from '../../lint/lint-definition'
import { explainFinding } from '../../messages/finding-messages'
import { validateValues } from '../../rules/validate-values'

/** import → lint → validate → write → export → import → export. */
export function obeysImportLaws(input: unknown): void {
  const result = importDefinition(input)
  for (const finding of result.report) {
    // Words of the form itself may look like a place that was not filled.
    const isPlain = !/[{}]/.test(Object.values(finding.params).join(' '))
    if (isPlain) expect(explainFinding(finding)).not.toMatch(/\{\w+\}$/)
  }
  if (!result.ok) {
    expect(result.form).toBe(null)
    expect(result.report).toMatchObject([{ severity: 'error' }])
    return
  }
  const { form, report } = result
  expect(report.filter(({ severity }) => severity === 'error')).toEqual([])
  lintDefinition(form)
  const values = defaultValues(form)
  validateValues(form, values)
  visibleFields(form, values)
  toHtmlPage(form)
  const first = exportDefinition(form)
  const again = importDefinition(first)
  expect(again.ok && exportDefinition(again.form)).toEqual(first)
  const text = JSON.stringify(first)
  // All its defaults can make the text of a terse form longer than a text may be; as a value it was just read.
  if (text.length < LIMITS.textBytes / 3) expect(importDefinition(text).ok).toBe(true)
  expect(Object.keys(Object.prototype)).toEqual([])
}
