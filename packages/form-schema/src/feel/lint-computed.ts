/** Checks of computed values: the part of the linter that needs a FEEL parser. */
import type { FormDefinition } from '../form-definition'
import { eachWidget } from '../form-definition'
import type { LintFinding } from '../lint/lint-definition'
import { computeOrder } from './compute-values'
import { computedFields } from './computed-fields'

/**
 * Checks the expressions of a form's computed fields. Findings come in document order; put them beside those of `lintDefinition`.
 *
 * @example const findings = [...lintDefinition(form), ...lintComputed(form)]
 */
export function lintComputed(form: FormDefinition): LintFinding[] {
  const computed = computedFields(form)
  const { circular } = computeOrder(form, computed)
  return [...eachWidget(form)].flatMap(({ key }) => {
    const field = computed.get(key)
    if (field === undefined) return []
    const finding = (code: LintFinding['code'], params: LintFinding['params'] = {}): LintFinding => ({
      code,
      severity: 'error',
      widgetKey: key,
      params: { part: 'computed', ...params },
    })
    if (!field.verdict.ok) {
      const { code, from, to, found } = field.verdict.refusal
      return code === 'syntax' ? finding('computed-invalid', { from, to, found }) : finding('computed-not-allowed', { from, to, found })
    }
    if (field.unknown !== null) return finding('computed-unknown-name', { name: field.unknown })
    return circular.has(key) ? finding('computed-circular') : []
  })
}
