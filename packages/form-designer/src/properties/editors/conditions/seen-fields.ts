/** The fields that a condition of a widget may name: those of its own record first, then those of the form around. */
import {
  eachWidget,
  type FormDefinition,
  type FormDocument,
  hasRows,
  inputFields,
  rowFields,
  type AnyKnownWidget,
} from '@formwork/form-schema'
import { useMemo } from 'react'
import { rememberBy } from '../../../commands/remember-by'
import { type DesignerContextValue, useDesignerStore, useMessages } from '../../../store/designer-context'
import type { DesignerStoreState } from '../../../store/designer-state'
import { formOf } from '../../../store/form-of'

export function seenFields(form: FormDefinition, key: string): readonly AnyKnownWidget[] {
  const outside = inputFields(form)
  const subform = [...eachWidget(form)].find(
    (widget) =>
      widget.type !== 'unknown' &&
      hasRows(widget) &&
      [...eachWidget({ list: widget.columns.flatMap(({ list }) => list) })].some((each) => each.key === key),
  )
  if (subform === undefined || subform.type === 'unknown' || !hasRows(subform)) return outside
  const own = rowFields(subform)
  const models = new Set(own.map(({ model }) => model))
  return [...own, ...outside.filter(({ model, key: each }) => each !== subform.key && !models.has(model))]
}

export interface NamedField {
  readonly model: string
  readonly text: string
  readonly widget: AnyKnownWidget
}

/** Those fields with the words that tell them apart: two of one title say their model too. The same list until one of them changes; without the widget's own field. */
export function useSeenFields(key: string): readonly NamedField[] {
  const { conditions } = useMessages()
  const select = useMemo(() => settledFields(key, conditions.sharedTitle), [key, conditions])
  return useDesignerStore(select)
}

/** Reads them from each document, and answers the list of before while it still holds. */
function settledFields(key: string, sharedTitle: SharedTitle) {
  let kept: readonly NamedField[] = []
  return ({ document }: DesignerStoreState): readonly NamedField[] => {
    kept = settled(kept, others(document, key, sharedTitle))
    return kept
  }
}

/** The same fields at this moment, for what is done with a click. */
export function seenFieldsNow({ store, messages }: DesignerContextValue, key: string): readonly NamedField[] {
  return others(store.getState().document, key, messages.conditions.sharedTitle)
}

/** With the widget's own field among them, for a rule that compares it with another. */
export function allSeenFieldsNow({ store, messages }: DesignerContextValue, key: string): readonly NamedField[] {
  return namedFields(store.getState().document, key, messages.conditions.sharedTitle)
}

export function useAllSeenFields(key: string): readonly NamedField[] {
  const { conditions } = useMessages()
  const document = useDesignerStore((state) => state.document)
  return useMemo(() => namedFields(document, key, conditions.sharedTitle), [document, key, conditions])
}

const others = (document: FormDocument, key: string, sharedTitle: SharedTitle) =>
  namedFields(document, key, sharedTitle).filter((field) => field.widget.key !== key)

function settled(before: readonly NamedField[], next: readonly NamedField[]): readonly NamedField[] {
  const isSame =
    before.length === next.length &&
    next.every(({ model, text, widget }, at) => {
      const old = before[at]
      return old !== undefined && old.model === model && old.text === text && old.widget.options === widget.options
    })
  return isSame ? before : next
}

type SharedTitle = (title: string, model: string) => string

/** Several rows of one panel ask for the same fields: they are gathered once for each document. */
const gathered = rememberBy((_document: FormDocument) => new Map<string, readonly NamedField[]>())

function namedFields(document: FormDocument, key: string, sharedTitle: SharedTitle): readonly NamedField[] {
  const known = gathered(document)
  const found = known.get(key)
  if (found !== undefined) return found
  const fields = seenFields(formOf(document), key)
  const titleOf = ({ name, model }: AnyKnownWidget) => (name.trim() === '' ? model : name)
  const counts = new Map<string, number>()
  for (const field of fields) counts.set(titleOf(field), (counts.get(titleOf(field)) ?? 0) + 1)
  const named = fields.map((widget) => {
    const title = titleOf(widget)
    return { model: widget.model, text: (counts.get(title) ?? 0) > 1 ? sharedTitle(title, widget.model) : title, widget }
  })
  known.set(key, named)
  return named
}
