/** The fields of a form as the grid lists them: those of subforms below their subform, by `subform.column`. */
import { hasRows, inputFields, rowFields } from '@formwork/form-schema'
import type { ProcessForm } from '../forms/process-forms'

export interface RightsField {
  readonly model: string
  readonly label: string
  readonly isColumn: boolean
  readonly formName: string
  /** Where its form is first filled in; null: at the start. */
  readonly firstNodeId: string | null
}

export function rightsFields({ name: formName, firstNodeId, form }: ProcessForm): RightsField[] {
  const of = { formName, firstNodeId }
  return inputFields(form).flatMap((widget): RightsField[] => {
    const field = { model: widget.model, label: widget.name || widget.model, isColumn: false, ...of }
    if (!hasRows(widget)) return [field]
    const columns = rowFields(widget).map(({ model, name }) => ({
      model: `${widget.model}.${model}`,
      label: name || model,
      isColumn: true,
      ...of,
    }))
    return [field, ...columns]
  })
}
