/** The names a script can use: its ticket, the moment, `log`, and the fields of its forms. */
import type { RightsField } from '../rights/rights-fields'

export interface ScriptName {
  readonly text: string
  /** Its label; null where its name is enough. */
  readonly label: string | null
}

/** The same for every ticket. */
export const TICKET_NAMES = [
  'ticket.number',
  'ticket.title',
  'ticket.priority',
  'ticket.requester.id',
  'ticket.requester.name',
  'ticket.requester.department',
  'now',
  'today',
] as const

export const LOG_NAME = 'log'

const PLAIN_NAME = /^[A-Za-z_$][\w$]*$/

/** Columns are in the rows of their subform. */
export function fieldNames(fields: readonly RightsField[]): ScriptName[] {
  return fields
    .filter(({ isColumn }) => !isColumn)
    .map(({ model, label }) => ({ text: PLAIN_NAME.test(model) ? `values.${model}` : `values[${JSON.stringify(model)}]`, label }))
}

/** The initial script of a new step. */
export const EXAMPLE = `return {
  values: { },
  note: ''
}`
