/** A file of processes as it came, read and checked as if each process and form of it were sent alone. Pure. */
import { type ProblemIssue, routes } from '@formwork/api-contract'
import { importDefinition, inputFields, type WidgetDefinitions } from '@formwork/form-schema'
import {
  BUNDLE_LIMITS,
  type BundledForm,
  type BundleIssue,
  type OldNote,
  type ProcessBundle,
  readBundle,
  readOldFlows,
} from '@formwork/workflow-core/bundle'
import { Refusal, refuse } from '../../domain/refusal'
import { type ReadDefinition, readDefinition } from '../forms/form-service'

export interface ReadForm extends Omit<BundledForm, 'definition'> {
  readonly read: ReadDefinition
}

export interface ReadFile {
  readonly bundle: ProcessBundle
  readonly forms: readonly ReadForm[]
  /** Of flows of the old system. */
  readonly notes: readonly OldNote[]
}

/** @throws {Refusal} `process-file.unreadable` with every place, `process-file.other-version`, `request.too-large` */
export function readFile(json: unknown, widgets: WidgetDefinitions): ReadFile {
  if (Buffer.byteLength(JSON.stringify(json) ?? '') > BUNDLE_LIMITS.bytes) throw refuse('request.too-large', { limit: '1 MiB' })
  const read = readBundle(json)
  if (read.ok) return checked(read.bundle, widgets)
  if (read.code === 'other-version') {
    throw refuse('process-file.other-version', { version: read.version === '' ? '–' : read.version, known: 1 })
  }
  if (read.code === 'other-format') return readOld(json, widgets)
  throw unreadable(issuesIn(read.issues))
}

/** Processes of the old system. The result is checked like a file of ours. */
function readOld(json: unknown, widgets: WidgetDefinitions): ReadFile {
  const flows = readOldFlows(json, (definition) => {
    const form = importDefinition(definition, { widgets })
    return form.ok ? inputFields(form.form).map(({ model }) => model) : null
  })
  if (flows === null) throw unreadable([{ path: ['format'], code: 'other-format', message: '' }])
  const read = readBundle(flows.bundle)
  if (read.ok) return { ...checked(read.bundle, widgets), notes: flows.notes }
  throw unreadable(read.code === 'unreadable' ? issuesIn(read.issues) : [])
}

const issuesIn = (issues: readonly BundleIssue[]): ProblemIssue[] =>
  issues.map(({ code, path, detail }) => ({ code, path: [...path], message: detail }))

function checked(bundle: ProcessBundle, widgets: WidgetDefinitions): ReadFile {
  const processes = bundle.processes.map(({ key: _key, form: _form, ...process }) => ({ ...process, formId: null }))
  const issues = [
    ...processes.flatMap((process, at) => issuesOf(routes.createProcess.body.safeParse(process), ['processes', at])),
    ...bundle.forms.flatMap(({ key: _key, ...form }, at) => issuesOf(routes.createForm.body.safeParse(form), ['forms', at])),
    ...twice(bundle, 'processes'),
    ...twice(bundle, 'forms'),
  ]
  if (issues.length > 0) throw unreadable(issues)
  return {
    bundle,
    forms: bundle.forms.map(({ definition, ...form }, at) => ({ ...form, read: readForm(definition, at, widgets) })),
    notes: [],
  }
}

interface Checked {
  readonly error?:
    | { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly code: string; readonly message: string }[] }
    | undefined
}

function issuesOf({ error }: Checked, place: ProblemIssue['path']): ProblemIssue[] {
  return (error?.issues ?? []).map(({ path, code, message }) => ({
    path: [...place, ...path.map((part) => (typeof part === 'symbol' ? String(part) : part))],
    code,
    message,
  }))
}

/** Names are unique on every site, so they are in a file of one. */
function twice(bundle: ProcessBundle, list: 'processes' | 'forms'): ProblemIssue[] {
  const names = bundle[list].map(({ name }) => name)
  return names.flatMap((name, at) => (names.indexOf(name) === at ? [] : [{ path: [list, at, 'name'], code: 'name-twice', message: name }]))
}

function readForm(definition: BundledForm['definition'], at: number, widgets: WidgetDefinitions): ReadDefinition {
  try {
    return readDefinition(definition, widgets)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw unreadable(error.issues.map(({ path, ...issue }) => ({ ...issue, path: ['forms', at, ...path] })))
  }
}

function unreadable(issues: readonly ProblemIssue[]): Refusal {
  return refuse('process-file.unreadable', { where: issues[0]?.path.join('.') ?? '' }, issues)
}
