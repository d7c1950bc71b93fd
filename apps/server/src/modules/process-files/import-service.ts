/** Makes drafts of what a file holds, or changes drafts into it, in one transaction, with the rights that doing so one by one would take. */
import type { ProcessFilePreview, RouteAnswer, RouteBody, routes } from '@formwork/api-contract'
import { settleBundle } from '@formwork/workflow-core/bundle'
import type { Transaction } from '../../db/client'
import type { OnceCall } from '../../db/once-key'
import { runOnce } from '../../db/run-once'
import type { Deps } from '../../deps'
import { type Actor, type Caller, may } from '../../domain/actor'
import { refuseAt } from '../../domain/refusal'
import { addForm } from '../forms/form-service'
import { addProcess, changeProcess } from '../processes/process-service'
import { peopleFor } from '../users/people-service'
import { formsUsedBy, type ImportPlan, planImport, type PlannedForm, type PlannedProcess, previewOf } from './import-plan'
import { readFile } from './read-file'

type ImportInput = RouteBody<typeof routes.importProcessFile>
type Imported = RouteAnswer<typeof routes.importProcessFile>

export async function previewFile(deps: Deps, actor: Actor, json: unknown): Promise<ProcessFilePreview> {
  const file = readFile(json, deps.widgets)
  return previewOf(await planImport(deps.db, actor, file, await seenBy(deps, actor)), actor)
}

/** @throws {Refusal} `process-file.undecided` where something exists here and no choice was made for it; `permission.denied` where forms had to be added, or a draft changed */
export async function importFile(deps: Deps, actor: Caller, input: ImportInput, call: OnceCall): Promise<Imported> {
  const file = readFile(input.file, deps.widgets)
  const seen = await seenBy(deps, actor)
  const replaced: string[] = []
  const imported = await runOnce(deps, call, async (tx) => {
    const plan = await planImport(tx, actor, file, seen)
    const added = plan.processes.filter((planned) => isAdded(planned, input))
    const forms = await takeForms(tx, deps, actor, { plan, added, input })
    const isReplaced = (key: string) => chosen(input.processes, key) === 'replace'
    const processes = await addProcesses(tx, deps, actor, { plan, added, formIds: forms.ids, isReplaced })
    replaced.push(...added.flatMap(({ process: { key }, hereId }) => (hereId !== null && isReplaced(key) ? [hereId] : [])))
    return { processes, forms: forms.added }
  })
  for (const id of replaced) deps.ticketNews.notify(id)
  return imported
}

/** As the pickers of the editor show them. */
const seenBy = (deps: Deps, actor: Actor) => peopleFor(deps, actor, ['process:admin:manager:list'])

function isAdded({ process, hereId }: PlannedProcess, { processes }: ImportInput): boolean {
  if (hereId === null) return true
  const choice = chosen(processes, process.key)
  if (choice === undefined) throw refuseAt(['processes', process.key], 'process-file.undecided')
  return choice !== 'leave'
}

interface Taken {
  readonly plan: ImportPlan
  readonly added: readonly PlannedProcess[]
}

/** Those that the added processes use, by key: added, or the ones that are here. */
async function takeForms(
  tx: Transaction,
  deps: Deps,
  actor: Caller,
  { plan, added, input }: Taken & { readonly input: ImportInput },
): Promise<{ readonly ids: ReadonlyMap<string, string>; readonly added: Imported['forms'] }> {
  const used = new Set(added.flatMap(({ process }) => formsUsedBy(process)))
  const ids = new Map<string, string>()
  const made: Imported['forms'] = []
  for (const planned of plan.forms.filter(({ form }) => used.has(form.key))) {
    const { form, hereId, freeName } = planned
    if (hereId !== null && usesThatOfHere(planned, input)) ids.set(form.key, hereId)
    else {
      if (!may(actor, 'process:admin:template:add')) throw refuseAt(['forms', form.key], 'permission.denied')
      const name = hereId === null ? form.name : freeName
      const { id } = await addForm(tx, deps, actor, { name, remark: form.remark, read: form.read })
      ids.set(form.key, id)
      made.push({ id, name })
    }
  }
  return { ids, added: made }
}

function usesThatOfHere({ form, state }: PlannedForm, { forms }: ImportInput): boolean {
  if (state !== 'different') return true
  const choice = chosen(forms, form.key)
  if (choice === undefined) throw refuseAt(['forms', form.key], 'process-file.undecided')
  return choice === 'here'
}

async function addProcesses(
  tx: Transaction,
  deps: Deps,
  actor: Caller,
  {
    plan,
    added,
    formIds,
    isReplaced,
  }: Taken & { readonly formIds: ReadonlyMap<string, string>; readonly isReplaced: (key: string) => boolean },
): Promise<Imported['processes']> {
  const newIds = new Map(added.map(({ process: { key }, hereId }) => [key, hereId !== null && isReplaced(key) ? hereId : deps.newId()]))
  // One that is left out is the one that is here, for those that start it.
  const here = plan.processes.flatMap(({ process: { key }, hereId }) => (hereId === null ? [] : [[key, hereId] as const]))
  const own = { processes: new Map([...here, ...newIds]), forms: formIds }
  const planned = new Map(added.map((each) => [each.process.key, each]))
  const made: Imported['processes'] = []
  for (const { process, formId, definition } of settleBundle(plan.file.bundle, plan.ids, own)) {
    const [id, plannedOne] = [newIds.get(process.key), planned.get(process.key)]
    if (id === undefined || plannedOne === undefined) continue
    const { icon, remark } = process
    if (plannedOne.here !== null && isReplaced(process.key)) {
      const { name, revision, category } = plannedOne.here
      if (!may(actor, 'process:admin:manager:edit')) throw refuseAt(['processes', process.key], 'permission.denied')
      const draft = { name, category: plannedOne.category || category, icon, remark, formId, definition }
      await changeProcess(tx, deps, actor, { id, revision, ...draft })
      made.push({ id, name })
      continue
    }
    const name = plannedOne.hereId === null ? process.name : plannedOne.freeName
    await addProcess(tx, deps, actor, { id, name, category: plannedOne.category, icon, remark, formId, definition })
    made.push({ id, name })
  }
  return made
}

/** Keys are texts of a file: `constructor` is one as well. */
function chosen<Choice>(choices: Readonly<Record<string, Choice>>, key: string): Choice | undefined {
  return Object.hasOwn(choices, key) ? choices[key] : undefined
}
