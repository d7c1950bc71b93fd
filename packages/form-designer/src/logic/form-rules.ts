/** Every rule of a form, in the order of its widgets. Pure; the words come later. */
import {
  type AnyKnownWidget,
  type ChoiceValue,
  eachWidget,
  type FieldLogic,
  type FormDefinition,
  fieldRuleMessages,
  type FurtherRules,
  isField,
  logicOf,
  type RuleCondition,
  type RuleKind,
} from '@formwork/form-schema'
import { comparesField, conditionOfGroup, groupOf, linesOf } from '../properties/editors/conditions/condition-tree'
import { shownGroup } from '../properties/editors/conditions/shown-when'

/** What a rule decides about its widget. */
export type FormRule =
  | { readonly kind: 'shown' | 'required' | 'readonly'; readonly when: RuleCondition }
  | { readonly kind: 'choice'; readonly choice: ChoiceValue; readonly when: RuleCondition }
  | { readonly kind: 'check'; readonly message: string; readonly when: RuleCondition }
  | { readonly kind: 'computed'; readonly expression: string }
  | { readonly kind: 'hidden-value'; readonly policy: 'clear' | 'omit' }
  | { readonly kind: 'asked'; readonly rule: AskedRule; readonly rules: FurtherRules }
  | { readonly kind: 'message'; readonly rule: RuleKind; readonly message: string }

/** Rules of a value besides comparisons with other fields. */
export type AskedRule = Exclude<keyof FurtherRules, 'checks'>

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
  const logic = logicOf(widget)
  const shown = shownGroup({ displayVerify: widget.options.displayVerify, formwork: logic })
  return [
    ...(shown === null ? [] : [{ kind: 'shown', when: conditionOfGroup(shown) } as const]),
    ...Object.values(RULES_OF_PART).flatMap((rulesOfPart) => rulesOfPart(widget, logic)),
    ...fieldRuleMessages(widget).flatMap(({ rule, own }) => (own === null ? [] : [{ kind: 'message', rule, message: own } as const])),
  ]
}

type RulesOfPart = (widget: AnyKnownWidget, logic: FieldLogic) => readonly FormRule[]

/** In the order of display. A part that form-schema adds needs a line here, or the tab would not show it. */
const RULES_OF_PART: Readonly<Record<Exclude<keyof FieldLogic, 'showWhen'>, RulesOfPart>> = {
  // A computed value is never asked for, and is read-only without a condition.
  requiredWhen: (_, { requiredWhen: when, computed }) => (when === undefined || computed ? [] : [{ kind: 'required', when }]),
  readonlyWhen: (_, { readonlyWhen: when, computed }) => (when === undefined || computed ? [] : [{ kind: 'readonly', when }]),
  choicesWhen: (_, { choicesWhen = [] }) => choicesWhen.map(({ value, when }) => ({ kind: 'choice', choice: value, when })),
  computed: (_, { computed = '' }) => (computed === '' ? [] : [{ kind: 'computed', expression: computed }]),
  hiddenValue: (widget, { hiddenValue: policy = 'keep' }) =>
    policy === 'keep' || !isField(widget) ? [] : [{ kind: 'hidden-value', policy }],
  rules: (_, { rules = {}, computed }) => [
    ...(rules.checks ?? []).map(({ holds, message }) => ({ kind: 'check', message, when: holds }) as const),
    ...ASKED.flatMap((rule) =>
      asks(rules, rule) && (IS_ASKED_OF_COMPUTED[rule] || !computed) ? [{ kind: 'asked', rule, rules } as const] : [],
    ),
  ],
}

/** Rules that only a person could break do not apply to a computed value. */
const IS_ASKED_OF_COMPUTED: Readonly<Record<AskedRule, boolean>> = {
  minLength: false,
  minItems: false,
  maxItems: false,
  maxFileSize: false,
  fileTypes: false,
  mustBeTrue: false,
  unique: true,
  validators: true,
}
const ASKED = Object.keys(IS_ASKED_OF_COMPUTED) as readonly AskedRule[]

function asks(rules: FurtherRules, rule: AskedRule): boolean {
  const value = rules[rule]
  if (value === undefined || value === false) return false
  if (typeof value === 'object') return value.length > 0
  // A minimum of 0 is no rule; a maximum of 0 is one.
  return value !== 0 || !rule.startsWith('min')
}

function readBy(rule: FormRule): readonly string[] {
  if (!('when' in rule)) return []
  return linesOf(groupOf(rule.when)).flatMap((line) => (comparesField(line) ? [line.model, line.field] : [line.model]))
}
