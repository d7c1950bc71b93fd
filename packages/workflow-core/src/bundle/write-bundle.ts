/** Writes processes and their forms as a file. It contains only names of the site: the same processes elsewhere make the same file. */
import type { ProcessDefinition } from '../definition'
import { BUNDLE_FORMAT, BUNDLE_VERSION, type BundledForm, type ProcessBundle } from './bundle'
import { type ReferenceKind, renameReferences } from './references'
import { withoutSecrets } from '../definition/secrets'

export interface ProcessToWrite {
  readonly id: string
  readonly name: string
  readonly category: string
  readonly icon: string
  readonly remark: string
  readonly formId: string | null
  readonly definition: ProcessDefinition
}

export interface FormToWrite {
  readonly id: string
  readonly name: string
  readonly remark: string
  readonly definition: BundledForm['definition']
}

/** By id; ids without a name are written as they are. The names of forms and of the processes themselves are known. */
export type NamesById = Readonly<Record<Exclude<ReferenceKind, 'form'>, ReadonlyMap<string, string>>>

export interface WrittenParts {
  readonly processes: readonly ProcessToWrite[]
  /** Forms that the processes name; removed ones are left out of the processes. */
  readonly forms: readonly FormToWrite[]
  readonly names: NamesById
}

export function writeBundle({ processes, forms, names }: WrittenParts): ProcessBundle {
  const chosen = byName(processes).map((process) => ({ ...process, definition: withoutSecrets(withForms(process.definition, forms)) }))
  const processKeys = keysOf('process', chosen)
  const formKeys = keysOf('form', byName(forms))
  const nameOf = (kind: Exclude<ReferenceKind, 'form'>, id: string) => names[kind].get(id) ?? id
  const mentioned = {
    person: new Set<string>(),
    role: new Set<string>(),
    post: new Set<string>(),
    department: new Set<string>(),
    process: new Set<string>(),
  }
  for (const { definition } of chosen) {
    renameReferences(definition, (kind, id) => {
      if (kind !== 'form' && !(kind === 'process' && processKeys.has(id))) mentioned[kind].add(nameOf(kind, id))
      return id
    })
  }
  const tables = {
    person: tableOf('person', mentioned.person),
    role: tableOf('role', mentioned.role),
    post: tableOf('post', mentioned.post),
    department: tableOf('department', mentioned.department),
    process: tableOf('called', mentioned.process),
  }
  const keyOf = (kind: ReferenceKind, id: string): string => {
    if (kind === 'form') return formKeys.get(id) ?? id
    return (kind === 'process' ? processKeys.get(id) : undefined) ?? tables[kind].keyOf.get(nameOf(kind, id)) ?? id
  }
  return {
    format: BUNDLE_FORMAT,
    version: BUNDLE_VERSION,
    processes: chosen.map(({ id, name, category, icon, remark, formId, definition }) => ({
      key: keyOf('process', id),
      name,
      category,
      icon,
      remark,
      form: formId === null ? null : (formKeys.get(formId) ?? null),
      definition: renameReferences(definition, keyOf),
    })),
    forms: byName(forms).map(({ id, name, remark, definition }) => ({ key: keyOf('form', id), name, remark, definition })),
    people: tables.person.list,
    roles: tables.role.list,
    posts: tables.post.list,
    departments: tables.department.list,
    calledProcesses: tables.process.list,
  }
}

const byName = <Named extends { readonly name: string }>(list: readonly Named[]): Named[] =>
  list.toSorted((one, other) => (one.name < other.name ? -1 : 1))

const keysOf = (word: string, list: readonly { readonly id: string }[]): ReadonlyMap<string, string> =>
  new Map(list.map(({ id }, at) => [id, `${word}${at + 1}`]))

function tableOf(word: string, mentioned: ReadonlySet<string>) {
  const list = [...mentioned].toSorted().map((name, at) => ({ key: `${word}${at + 1}`, name }))
  return { list, keyOf: new Map(list.map(({ key, name }) => [name, key])) }
}

function withForms(definition: ProcessDefinition, forms: readonly FormToWrite[]): ProcessDefinition {
  const { settings } = definition
  if (settings?.forms === undefined) return definition
  const present = new Set(forms.map(({ id }) => id))
  return { ...definition, settings: { ...settings, forms: settings.forms.filter(({ formId }) => present.has(formId)) } }
}
