/** The names a formula can use: the fields that it sees and the columns of their rows, as they are written in it. */
import { hasRows, rowFields } from '@formwork/form-schema'
import { formulaName } from '@formwork/form-schema/feel'
import type { NamedField } from '../editors/conditions/seen-fields'

export interface FormulaField {
  /** What stands in the formula: a name, in backticks where it must; for a column the name of the rows before it. */
  readonly written: string
  /** The same without backticks, as data keys are read. */
  readonly model: string
  readonly text: string
}

export interface FormulaFields {
  readonly nameable: readonly FormulaField[]
  /** Those that no formula can name. One without a data key is no field that could be read. */
  readonly unnameable: readonly Pick<FormulaField, 'model' | 'text'>[]
}

/** @param columnOf - how a column is told from the fields: the title of its rows and its own. */
export function formulaFields(fields: readonly NamedField[], columnOf: (rows: string, column: string) => string): FormulaFields {
  const all = fields.flatMap(({ model, text, widget }) => {
    const name = formulaName(model)
    const field = { model, text, written: name }
    if (!hasRows(widget)) return [field]
    const columns = rowFields(widget).map((column) => {
      const part = formulaName(column.model)
      const title = column.name.trim() === '' ? column.model : column.name
      return {
        model: `${model}.${column.model}`,
        text: columnOf(text, title),
        written: name === null || part === null ? null : `${name}.${part}`,
      }
    })
    return [field, ...columns.filter(({ model: each }) => each !== `${model}.`)]
  })
  return {
    nameable: all.flatMap(({ written, ...field }) => (written === null ? [] : { ...field, written })),
    unnameable: all.filter(({ model, written }) => written === null && model !== ''),
  }
}
