/** The state of a field by its conditions, apart from visibility: required, read-only, and which choices are offered. */
import type { FormValues } from '../form-definition'
import type { ChoiceValue } from '../options/choices'
import { hasLocalChoices } from '../options/choices'
import type { Condition } from '../condition-language/condition'
import { isComputed } from '../rules/field-rules'
import { hasChoices } from '../widgets/behaviours'
import { logicOf, stateConditions } from './condition'
import { conditionHolds, modelsOf } from '../condition-language/condition-holds'
import { remember } from './remember'
import { closureOf, decide, scopeReader, type VisibilityGraph, type VisibilityNode } from './visibility-graph'

/** The row of a widget outside subforms, or of no row in particular. */
export const EMPTY_ROW: FormValues = Object.freeze({})

type Ask<Answer> = (key: string, values: FormValues, row?: FormValues) => Answer

/** The states of the fields of one form, by key. */
export interface FieldStates {
  readonly isRequired: Ask<boolean>
  readonly isReadonly: Ask<boolean>
  readonly choicesOf: Ask<readonly ChoiceValue[] | null>
  /** Everything that a widget's required, read-only and choices conditions depend on. */
  closure(key: string): readonly VisibilityNode[]
}

export function fieldStates(graph: VisibilityGraph): FieldStates {
  const closure = remember((key): readonly VisibilityNode[] => {
    const node = graph.nodeOf.get(key)
    if (node === undefined) return []
    const models = stateConditions(node.widget).flatMap(modelsOf)
    return closureOf(
      graph,
      models.flatMap((model) => graph.sourcesOf(node.scope, model)),
    )
  })
  /** Tells of conditions of one widget whether they hold; decides what they read once. */
  const holdsIn = (key: string, values: FormValues, row: FormValues) => {
    const situation = { values, scope: graph.nodeOf.get(key)?.scope ?? null, row }
    const reader = scopeReader(graph, situation.scope, situation, decide(graph, closure(key), situation))
    return (condition: Condition) => conditionHolds(condition, reader)
  }
  /** A computed field is read-only and never required; any other is so by its option, or while its condition holds. */
  const stateOf =
    (option: 'required' | 'readonly'): Ask<boolean> =>
    (key, values, row = EMPTY_ROW) => {
      const widget = graph.nodeOf.get(key)?.widget
      if (widget === undefined || widget.type === 'unknown') return false
      if (isComputed(widget)) return option === 'readonly'
      const condition = logicOf(widget)[`${option}When`]
      return Reflect.get(widget.options, option) === true || (condition !== undefined && holdsIn(key, values, row)(condition))
    }
  return {
    closure,
    isRequired: stateOf('required'),
    isReadonly: stateOf('readonly'),
    choicesOf(key, values, row = EMPTY_ROW) {
      const widget = graph.nodeOf.get(key)?.widget
      if (widget === undefined || !hasChoices(widget) || !hasLocalChoices(widget.options)) return null
      const choices = widget.options.options.map(({ value }) => value)
      const { choicesWhen = [] } = logicOf(widget)
      if (choicesWhen.length === 0) return null
      const holds = holdsIn(key, values, row)
      // A choice with several conditions is offered while one of them holds.
      const offers = new Map<string, boolean>()
      for (const { value, when } of choicesWhen) offers.set(String(value), offers.get(String(value)) === true || holds(when))
      const offered = choices.filter((value) => offers.get(String(value)) !== false)
      return offered.length === choices.length ? null : offered
    },
  }
}
