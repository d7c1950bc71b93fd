/** Every rule of a form, in the order of its widgets. Pure; the words come later. */
import { type AnyKnownWidget, eachWidget, type FormDefinition, isField, logicOf, type RuleCondition } from '@formwork/form-schema'
import { comparesField, conditionOfGroup, groupOf, linesOf } from '../properties/editors/conditions/condition-tree'
import { shownGroup } from '../properties/editors/conditions/shown-when'

/** What a rule decides about its widget. */
export type FormRule =
  | { readonly kind: 'shown' | 'required' | 'readonly'; readonly when: RuleCondition }
  | { readonly kind: 'choice'; readonly choice: string; readonly when: RuleCondition }
  | { readonly kind: 'check'; readonly message: string; readonly when: RuleCondition }
  | { readonly kind: 'computed'; readonly expression: string }
  | { readonly kind: 'hidden-value'; readonly policy: 'clear' | 'omit' }

export interface WidgetRules {
  readonly widget: AnyKnownWidget
  readonly rules: readonly FormRule[]
  /** The models that its conditions and checks read. */
  readonly reads: readonly string[]
}

export function formRules(form: FormDefinition): readonly WidgetRules[] {
  return [...eachWidget(form)].flatMap((widget) => {
    if (widget.type === 'unknown') return []
    const rules = rulesOf(widget)
    return rules.length === 0 ? [] : [{ widget, rules, reads: [...new Set(rules.flatMap(readBy))] }]
  })
}

function rulesOf(widget: AnyKnownWidget): readonly FormRule[] {
  const { requiredWhen, readonlyWhen, choicesWhen = [], computed, hiddenValue, rules = {} } = logicOf(widget)
  const shown = shownGroup({ displayVerify: widget.options.displayVerify, formwork: logicOf(widget) })
  const own = isField(widget) && hiddenValue !== undefined && hiddenValue !== 'keep' ? hiddenValue : null
  return [
    ...(shown === null ? [] : [{ kind: 'shown', when: conditionOfGroup(shown) } as const]),
    ...(requiredWhen === undefined ? [] : [{ kind: 'required', when: requiredWhen } as const]),
    ...(readonlyWhen === undefined ? [] : [{ kind: 'readonly', when: readonlyWhen } as const]),
    ...choicesWhen.map(({ value, when }) => ({ kind: 'choice', choice: String(value), when }) as const),
    ...(computed === undefined ? [] : [{ kind: 'computed', expression: computed } as const]),
    ...(own === null ? [] : [{ kind: 'hidden-value', policy: own } as const]),
    ...(rules.checks ?? []).map(({ holds, message }) => ({ kind: 'check', message, when: holds }) as const),
  ]
}

function readBy(rule: FormRule): readonly string[] {
  if (!('when' in rule)) return []
  return linesOf(groupOf(rule.when)).flatMap((line) => (comparesField(line) ? [line.model, line.field] : [line.model]))
}
