/** A form by the rights of a person at this step: hidden fields are left out, read-only ones disabled, required ones required. */
import { eachWidget, hasRows, importDefinition, inputFields } from '@formwork/form-schema'
import type { FieldRight } from '@formwork/workflow-core'

type Json = Readonly<Record<string, unknown>>
export interface Rights {
  readonly rights: Readonly<Record<string, FieldRight>>
  /** With the fields that `rights` does not name; a column without its own has that of its subform. */
  readonly otherRight: FieldRight
}

function rightTo({ rights, otherRight }: Rights, name: string): FieldRight {
  const [subform = name] = name.split('.')
  return rights[name] ?? rights[subform] ?? otherRight
}
const isWritten = (right: FieldRight) => right === 'write' || right === 'required'

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
/** What a walk over the form needs: a column of rows is named with them, `rows.column`; what only arranges fields has no name of its own. */
interface Walk {
  readonly rights: Rights
  /** The models that hold rows. */
  readonly rows: ReadonlySet<string>
  readonly prefix: string
}

/** Something can be written in this form now. */
export function mayWriteIn(definition: Json, rights: Rights): boolean {
  const imported = importDefinition(definition)
  const models = imported.ok ? inputFields(imported.form).map(({ model }) => model) : []
  return models.some((model) => isWritten(rightTo(rights, model)) || holdsWritten(rights, `${model}.`))
}

/** @param definition - in its wire shape; a list that is invalid is left unchanged. */
export function formByRights(definition: Json, rights: Rights): Json {
  const imported = importDefinition(definition)
  const rows = imported.ok ? [...eachWidget(imported.form)].filter(hasRows).map(({ model }) => model) : []
  return { ...definition, list: listBy(definition['list'], { rights, rows: new Set(rows), prefix: '' }) }
}

function listBy(list: unknown, walk: Walk): unknown {
  if (!Array.isArray(list)) return list
  return list.flatMap((widget: unknown): readonly unknown[] => (isRecord(widget) ? widgetBy(widget, walk) : [widget]))
}

function widgetBy(widget: Json, walk: Walk): readonly Json[] {
  const { rights, rows, prefix } = walk
  const model = typeof widget['model'] === 'string' ? widget['model'] : ''
  const right = model === '' ? rights.otherRight : rightTo(rights, `${prefix}${model}`)
  // Layout widgets have no right of their own.
  if (right === 'hidden' && model !== '') return []
  const inside = rows.has(model) ? `${model}.` : prefix
  const columns = Array.isArray(widget['columns'])
    ? widget['columns'].map((column: unknown) =>
        isRecord(column) ? { ...column, list: listBy(column['list'], { ...walk, prefix: inside }) } : column,
      )
    : undefined
  const canWrite = isWritten(right) || (inside !== prefix && holdsWritten(rights, inside))
  const options = isRecord(widget['options']) ? widget['options'] : {}
  const byRight = canWrite ? (right === 'required' ? { required: true } : {}) : { disabled: true, required: false }
  return [{ ...widget, ...(columns === undefined ? {} : { columns }), ...(model === '' ? {} : { options: { ...options, ...byRight } }) }]
}

const holdsWritten = ({ rights }: Rights, prefix: string) =>
  Object.entries(rights).some(([name, right]) => name.startsWith(prefix) && isWritten(right))

/** The values that a person may write at this step: sent with an answer. */
export function writtenValues(values: Json, rights: Rights): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isWritten(rightTo(rights, name)) || holdsWritten(rights, `${name}.`)))
}
