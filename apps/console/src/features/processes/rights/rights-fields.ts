/** The fields of a form as the grid lists them: those of subforms below their subform, by `subform.column`. */
import { hasRows, inputFields, logicOf, rowFields } from '@formwork/form-schema'
import type { ProcessForm } from '../forms/process-forms'

export interface RightsField {
  readonly model: string
  readonly label: string
  readonly isColumn: boolean
  /** Written by the form alone. */
  readonly isComputed: boolean
  readonly formName: string
  /** Where its form is first filled in; null: at the start. */
  readonly firstNodeId: string | null
}

export function rightsFields({ name: formName, firstNodeId, form }: ProcessForm): RightsField[] {
  const of = { formName, firstNodeId }
  return inputFields(form).flatMap((widget): RightsField[] => {
    const isComputed = logicOf(widget).computed !== undefined
    const field = { model: widget.model, label: widget.name || widget.model, isColumn: false, isComputed, ...of }
    if (!hasRows(widget)) return [field]
    const columns = rowFields(widget).map((column) => ({
      model: `${widget.model}.${column.model}`,
      label: column.name || column.model,
      isColumn: true,
      isComputed: logicOf(column).computed !== undefined,
      ...of,
    }))
    return [field, ...columns]
  })
}
