/** The neutral form as a stored definition, imported once: as a host's server would send it to its pages. */
import { importDefinition } from '@formwork/form-schema'
import { emptyRows, fieldWidgets, tableWidgets } from '../../../our-widgets.mjs'

export function convert(form) {
  const isTable = form.shape === 'rows'
  const list = isTable ? tableWidgets(form.key, form.columns) : fieldWidgets(form.fields, form.controller)
  const result = importDefinition({ list, config: {} })
  if (!result.ok) throw new Error(result.report[0].message)
  return { definition: result.form, values: isTable ? emptyRows(form.key, form.rows) : {} }
}
