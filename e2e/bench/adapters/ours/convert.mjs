/** The shared harness's neutral definition in our format: written as a stored definition, imported once, passed on as plain JSON. */
import { importDefinition } from '../../../../packages/form-schema/dist/index.js'
import { emptyRows, fieldWidgets, tableWidgets } from '../../our-widgets.mjs'

/** Its names for what our own harness calls differently. */
const renamed = (field) => ({
  ...field,
  kind: field.kind === 'boolean' ? 'switch' : field.kind,
  choices: field.options,
  shownWith: field.showIf?.key,
})

export default function convert(definition) {
  const isFlat = definition.shape === 'flat'
  const list = isFlat
    ? fieldWidgets(definition.fields.map(renamed), definition.controller)
    : tableWidgets(definition.key, definition.columns.map(renamed))
  const { ok, form, report } = importDefinition({ list, config: {} })
  if (!ok) throw new Error(report[0].message)
  return { form, values: definition.shape === 'repeater' ? emptyRows(definition.key, definition.rows) : {} }
}
