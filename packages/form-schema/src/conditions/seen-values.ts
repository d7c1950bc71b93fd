/** The values of a form for conditions outside of it, such as those of an approval flow. */
import type { SeenValues } from '../condition-language/seen-reader'
import type { FormDefinition, FormValues } from '../form-definition'
import { inputFields } from '../form-definition'
import { isEmptyValue } from '../rules/is-empty-value'
import { behaviourOf } from '../widgets/behaviours'
import { visibleFields } from './form-visibility'

/**
 * Keeps the values of the visible fields: a hidden field is nothing, also when its value was kept. Fields in rows of subforms are seen as
 * part of their subform.
 *
 * @param form - the form; only its `list` is read.
 * @param values - values by model; they are not changed.
 * @returns values as conditions see them, for {@link seenReader}; plain JSON when `values` are.
 * @example conditionHolds({ model: 'days', is: 'greater', value: 3 }, seenReader(seenValues(form, values)))
 */
export function seenValues(form: Pick<FormDefinition, 'list'>, values: FormValues): SeenValues {
  const visible = visibleFields(form, values)
  const seen = inputFields(form).filter(({ model }) => visible.has(model) && Object.hasOwn(values, model))
  const isEmpty = (field: (typeof seen)[number]) =>
    !isEmptyValue(values[field.model]) && behaviourOf(field).isEmpty(values[field.model], field.options)
  return {
    values: Object.fromEntries(seen.map(({ model }) => [model, values[model]])),
    empty: seen.filter(isEmpty).map(({ model }) => model),
  }
}
