/** The tests of a form that do not hold, each as an issue of its publication. */
import type { KeptFormTest, ProblemIssue } from '@formwork/api-contract'
import { explainTest, type FormDefinition, runTest } from '@formwork/form-schema'
import { computeValues } from '@formwork/form-schema/feel'
import type { Locale } from '../../../domain/locale'

export function testIssues(form: FormDefinition, tests: readonly KeptFormTest[], locale: Locale): ProblemIssue[] {
  return tests.flatMap(({ id, name, values, expect }, index) => {
    const differences = runTest(form, { values: computeValues(form, values).values, expect })
    if (differences.length === 0) return []
    const sentences = differences.map((difference) => explainTest(form, difference, { locale }))
    const message = locale === 'en' ? `The test “${name}” fails: ${sentences.join('; ')}` : `测试「${name}」未通过：${sentences.join('；')}`
    return [{ path: ['tests', index], code: 'test-failed', message, params: { name, testId: id, differences } }]
  })
}
