/** What importing a file would create now. */
import type { ProcessFileNote, ProcessFilePreview } from '@formwork/api-contract'
import { equalJson } from '@formwork/form-schema'
import { type BundledProcess, type IdsByName, missingSecrets, missingFrom, namesIn } from '@formwork/workflow-core/bundle'
import type { SQL } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { type Actor, may } from '../../domain/actor'
import { findBoundForms, findProcess, type ProcessRecord } from '../processes/process-repo'
import { candidatesOf, firstFree } from './free-name'
import * as repo from './process-file-repo'
import type { ReadFile, ReadForm } from './read-file'

export interface PlannedProcess {
  readonly process: BundledProcess
  /** The one of the same name. */
  readonly hereId: string | null
  /** That one, where there is one. */
  readonly here: ProcessRecord | null
  readonly freeName: string
  /** Empty where it is not here and the caller may not add it. */
  readonly category: string
}

export interface PlannedForm {
  readonly form: ReadForm
  readonly state: ProcessFilePreview['forms'][number]['state']
  readonly hereId: string | null
  readonly freeName: string
}

export interface ImportPlan {
  readonly file: ReadFile
  readonly processes: readonly PlannedProcess[]
  readonly forms: readonly PlannedForm[]
  readonly ids: IdsByName
}

/** @param seen - the people who are found by name */
export async function planImport(db: Queryable, actor: Actor, file: ReadFile, seen: SQL | undefined): Promise<ImportPlan> {
  const { bundle } = file
  const processNames = bundle.processes.map(({ name }) => name)
  const here = await repo.findProcessesNamed(db, processNames)
  const takenProcesses = new Set([...(await repo.findProcessesNamed(db, candidatesFor(here))).keys(), ...processNames])
  const mayAddCategory = may(actor, 'process:admin:classify:add')
  const processes: PlannedProcess[] = []
  for (const process of bundle.processes) {
    const { name, category } = process
    const keeps = category === '' || mayAddCategory || (await repo.hasCategory(db, category))
    const hereId = here.get(name) ?? null
    const record = hereId === null ? null : await findProcess(db, hereId)
    processes.push({ process, hereId, here: record, freeName: firstFree(name, takenProcesses), category: keeps ? category : '' })
  }
  return { file, processes, forms: await planForms(db, file), ids: await repo.findIds(db, namesIn(bundle), seen) }
}

async function planForms(db: Queryable, { forms }: ReadFile): Promise<PlannedForm[]> {
  const names = forms.map(({ name }) => name)
  const ids = await repo.findFormsNamed(db, names)
  const taken = new Set([...(await repo.findFormsNamed(db, candidatesFor(ids))).keys(), ...names])
  const hereIds = names.flatMap((name) => ids.get(name) ?? [])
  const bound = new Map(
    (
      await findBoundForms(
        db,
        hereIds.map((formId) => ({ formId })),
      )
    ).map(({ id, definition }) => [id, definition]),
  )
  return forms.map((form) => {
    const hereId = ids.get(form.name) ?? null
    const state = hereId === null ? 'new' : equalJson(bound.get(hereId), form.read.definition) ? 'same' : 'different'
    return { form, hereId, state, freeName: firstFree(form.name, taken) }
  })
}

/** Names that a copy may have, of what is here. */
const candidatesFor = (here: ReadonlyMap<string, string>): string[] => [...here.keys()].flatMap(candidatesOf)

export function previewOf({ file: { bundle, notes }, processes, forms, ids }: ImportPlan, actor: Actor): ProcessFilePreview {
  return {
    processes: processes.map(({ process, hereId, here, freeName }) => ({
      key: process.key,
      name: process.name,
      steps: process.definition.nodes.length,
      forms: formsUsedBy(process),
      isTaken: hereId !== null,
      losesDraft: here !== null && (here.publishedVersion === null || here.hasUnpublishedChanges),
      freeName,
    })),
    forms: forms.map(({ form: { key, name, read }, state, freeName }) => ({ key, name, fieldCount: read.fieldCount, state, freeName })),
    mayAddForms: may(actor, 'process:admin:template:add'),
    mayReplace: may(actor, 'process:admin:manager:edit'),
    missing: missingFrom(bundle, ids).map(({ steps, ...missing }) => ({ ...missing, steps: [...steps] })),
    foundCount: Object.values(ids).reduce((sum, found) => sum + found.size, 0),
    notes: [...notes, ...processes.flatMap(notesOf)],
  }
}

/** By key. */
export function formsUsedBy({ form, definition }: BundledProcess): string[] {
  return [...new Set([...(form === null ? [] : [form]), ...(definition.settings?.forms ?? []).map(({ formId }) => formId)])]
}

const NOTE_OF = { header: 'header-empty', address: 'address-incomplete', secret: 'secret-named' } as const

function notesOf({ process, category }: PlannedProcess): ProcessFileNote[] {
  const left: ProcessFileNote[] =
    category === process.category ? [] : [{ code: 'category-left-out', process: process.name, element: '', detail: process.category }]
  const open = missingSecrets(process.definition).map(({ step, what, name }) => ({
    code: NOTE_OF[what],
    process: process.name,
    element: step.name || step.id,
    detail: name,
  }))
  return [...left, ...open]
}
