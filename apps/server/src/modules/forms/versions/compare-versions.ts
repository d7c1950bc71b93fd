/** What differs between two versions of a form, and how many tickets hold answers that this concerns. */
import { type FormChanges, type JsonObject, MAX_COUNTED_TICKETS } from '@formwork/api-contract'
import { diffForms, eachWidget, type FormChange, type FormDefinition, hasRows, isField, rowFields } from '@formwork/form-schema'
import type { Queryable } from '../../../db/client'
import type { Deps } from '../../../deps'
import { refuse } from '../../../domain/refusal'
import { requireForm } from '../form-service'
import { type AnswerPlace, countAnswers } from './count-answers'
import { readStored } from './publish-form'
import { findFilledForm, findProcesses, findVersion } from './version-repo'

export interface Compared {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

export async function compareVersions({ db, widgets }: Deps, id: string, { from, to }: Compared): Promise<FormChanges> {
  const draft = await requireForm(db, id)
  const base = from ?? draft.publishedVersion
  const before = base === null ? await findFilledForm(db, id) : await definitionOf(db, id, base)
  const after = to === undefined ? draft.definition : await definitionOf(db, id, to)
  const read = (definition: JsonObject): FormDefinition => readStored({ definition }, widgets)
  const changes = before === null ? [] : diffForms(read(before), read(after))
  const places = before === null ? [] : changes.map((change) => placeOf(change, read(before), read(after)))
  const asked = places.filter((place) => place !== null)
  const counted = await countAnswers(db, id, asked)
  const counts = new Map(asked.map((place, index) => [place, counted.answers[index] ?? 0]))
  return {
    from: base,
    to: to ?? null,
    isComparable: before !== null,
    changes: changes.map((change, index) => {
      const place = places[index] ?? null
      return { ...change, params: { ...change.params }, tickets: place === null ? null : (counts.get(place) ?? 0) }
    }),
    counted: { tickets: Math.min(counted.tickets, MAX_COUNTED_TICKETS), isComplete: counted.tickets <= MAX_COUNTED_TICKETS },
    processes: await findProcesses(db, id, draft.publishedVersion === null ? null : draft.revision),
  }
}

async function definitionOf(db: Queryable, id: string, version: number): Promise<JsonObject> {
  const found = await findVersion(db, id, version)
  if (found === null) throw refuse('form.version-not-found')
  return found.definition
}

const CONCERNS_ANSWERS: ReadonlySet<FormChange['effect']> = new Set(['lost', 'converted', 'carried', 'checked'])

/** Where the earlier form stores the answers that a change concerns; null where it concerns none. */
function placeOf({ key, code, effect, params }: FormChange, before: FormDefinition, after: FormDefinition): AnswerPlace | null {
  if (!CONCERNS_ANSWERS.has(effect)) return null
  const model = code === 'renamed' ? params['before'] : modelOf(after, key)
  for (const widget of eachWidget(before)) {
    if (hasRows(widget)) {
      const cell = rowFields(widget).find((field) => field.key === key || field.model === model)
      if (cell !== undefined) return { rows: widget.model, model: cell.model }
    }
  }
  const fields = [...eachWidget(before)].filter(isField)
  const field = fields.find((each) => each.key === key) ?? fields.find((each) => each.model === model)
  return field === undefined ? null : { rows: null, model: field.model }
}

function modelOf(form: FormDefinition, key: string | null): string | undefined {
  const widget = [...eachWidget(form)].find((each) => each.key === key)
  return widget !== undefined && isField(widget) ? widget.model : undefined
}
