/** The processes of a file as drafts of the importing site: keys become ids of what has that name there. */
import type { ProcessDefinition } from '../definition'
import type { BundledProcess, ProcessBundle } from './bundle'
import { type ReferenceKind, renameReferences } from './references'

type NamedKind = Exclude<ReferenceKind, 'form'>

/** By the names of the file. */
export type IdsByName = Readonly<Record<NamedKind, ReadonlyMap<string, string>>>

/** By the keys of the file: the new ids of its own processes and forms. */
export interface OwnIds {
  readonly processes: ReadonlyMap<string, string>
  readonly forms: ReadonlyMap<string, string>
}

export interface SettledProcess {
  readonly process: BundledProcess
  readonly formId: string | null
  readonly definition: ProcessDefinition
}

export interface MissingReference {
  readonly kind: NamedKind
  readonly name: string
  readonly process: string
  /** Steps by name; empty: the process as a whole names it. */
  readonly steps: readonly string[]
}

/** The names in a file, by kind. */
export function namesIn(bundle: ProcessBundle): Readonly<Record<NamedKind, readonly string[]>> {
  const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name)
  return {
    person: names(bundle.people),
    role: names(bundle.roles),
    post: names(bundle.posts),
    department: names(bundle.departments),
    process: names(bundle.calledProcesses),
  }
}

/**
 * What does not exist is kept in the definition by its name, in place of an id: it asks nobody, publishing refuses it, and it is not lost. A limit
 * of who may start or be chosen stays a limit.
 */
export function settleBundle(bundle: ProcessBundle, ids: IdsByName, own: OwnIds): SettledProcess[] {
  const nameOf = namesByKey(bundle)
  return bundle.processes.map((process) => ({
    process,
    formId: process.form === null ? null : (own.forms.get(process.form) ?? null),
    definition: renameReferences(process.definition, (kind, key) => {
      if (kind === 'form') return own.forms.get(key) ?? key
      const name = nameOf(kind, key)
      return (kind === 'process' ? own.processes.get(key) : undefined) ?? ids[kind].get(name) ?? standIn(name)
    }),
  }))
}

/** One for each missing thing that a process names. */
export function missingFrom(bundle: ProcessBundle, ids: IdsByName): MissingReference[] {
  const nameOf = namesByKey(bundle)
  const inFile = new Set(bundle.processes.map(({ key }) => key))
  return bundle.processes.flatMap(({ name: process, definition }) => {
    const missing = new Map<string, { readonly kind: NamedKind; readonly name: string; readonly steps: Set<string> }>()
    renameReferences(definition, (kind, key, step) => {
      if (kind === 'form' || (kind === 'process' && inFile.has(key))) return key
      const name = nameOf(kind, key)
      if (ids[kind].has(name)) return key
      const found = missing.get(`${kind} ${name}`) ?? { kind, name, steps: new Set<string>() }
      missing.set(`${kind} ${name}`, found)
      if (step !== null) found.steps.add(step.name || step.id)
      return key
    })
    return [...missing.values()].map(({ kind, name, steps }) => ({ kind, name, process, steps: [...steps] }))
  })
}

/** A key without an entry is its own name. */
function namesByKey({ people, roles, posts, departments, calledProcesses }: ProcessBundle) {
  const byKey = (list: readonly { readonly key: string; readonly name: string }[]) => new Map(list.map(({ key, name }) => [key, name]))
  const tables = {
    person: byKey(people),
    role: byKey(roles),
    post: byKey(posts),
    department: byKey(departments),
    process: byKey(calledProcesses),
  }
  return (kind: NamedKind, key: string): string => tables[kind].get(key) ?? key
}

/** As long as an id may be, and no half of a sign at the end. */
const standIn = (name: string): string => (name.length <= 64 ? name : name.slice(0, 64).replace(/[\ud800-\udbff]$/, ''))
