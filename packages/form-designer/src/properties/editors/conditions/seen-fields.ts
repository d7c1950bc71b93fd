/** The fields that a condition of a widget may name: those of its own record first, then those of the form around. */
import { eachWidget, type FormDefinition, hasRows, inputFields, rowFields, type AnyKnownWidget } from '@formwork/form-schema'
import { useMemo } from 'react'
import { useDesignerStore, useMessages } from '../../../store/designer-context'
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

/** Those fields with the words that tell them apart: two of one title say their model too. */
export function useSeenFields(key: string): readonly NamedField[] {
  const document = useDesignerStore((state) => state.document)
  const { conditions } = useMessages()
  return useMemo(() => {
    const fields = seenFields(formOf(document), key)
    const titles = fields.map(({ name, model }) => (name.trim() === '' ? model : name))
    return fields.map((widget, index) => {
      const title = titles[index] ?? widget.model
      const isShared = titles.indexOf(title) !== titles.lastIndexOf(title)
      return { model: widget.model, text: isShared ? conditions.sharedTitle(title, widget.model) : title, widget }
    })
  }, [document, key, conditions])
}
