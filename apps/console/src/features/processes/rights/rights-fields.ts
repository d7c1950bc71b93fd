/** The fields of a form as the grid lists them: those of subforms below their subform, by `subform.column`. */
import { type FormDefinition, hasRows, inputFields, rowFields } from '@formwork/form-schema'

export interface RightsField {
  readonly model: string
  readonly label: string
  readonly isColumn: boolean
}

export function rightsFields(form: FormDefinition): RightsField[] {
  return inputFields(form).flatMap((widget): RightsField[] => {
    const field = { model: widget.model, label: widget.name || widget.model, isColumn: false }
    if (!hasRows(widget)) return [field]
    const columns = rowFields(widget).map(({ model, name }) => ({
      model: `${widget.model}.${model}`,
      label: name || model,
      isColumn: true,
    }))
    return [field, ...columns]
  })
}
