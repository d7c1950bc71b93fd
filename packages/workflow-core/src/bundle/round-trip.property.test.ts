/** What is exported, imported elsewhere and exported again is the same file, whatever the processes name and whoever is there. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProcessDefinition } from '../definition'
import { anyDefinition } from '../testing/any-definition'
import { type IdsByName, type NamesById, type ProcessBundle, type ProcessToWrite, readBundle, settleBundle, writeBundle } from './index'

const numRuns = fc.readConfigureGlobal().numRuns ?? 200
const KINDS = ['person', 'role', 'post', 'department', 'process'] as const

const withForms = (definition: ProcessDefinition, ids: readonly string[]): ProcessDefinition => ({
  ...definition,
  settings: { ...definition.settings, forms: ids.map((formId) => ({ formId, firstNodeId: null })) },
})

const someProcesses: fc.Arbitrary<ProcessToWrite[]> = fc
  .array(
    fc.record({
      definition: anyDefinition,
      formId: fc.constantFrom(null, 'f1', 'f2', 'gone'),
      further: fc.uniqueArray(fc.constantFrom('f1', 'f2', 'f3', 'gone')),
      category: fc.constantFrom('', '人事'),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((drawn) =>
    drawn.map(({ definition, formId, further, category }, at) => ({
      id: `p${at}`,
      name: `流程 ${'cab'.charAt(at)}`,
      category,
      icon: 'plane',
      remark: '',
      formId,
      // The first starts the last, the last itself.
      definition: withForms(
        {
          ...definition,
          nodes: definition.nodes.map((node) =>
            node.kind === 'subProcess' && at % 2 === 0 ? { ...node, processId: `p${drawn.length - 1}` } : node,
          ),
        },
        further,
      ),
    })),
  )

const FORMS = ['f2', 'f1', 'f3'].map((id) => ({ id, name: `表单 ${id}`, remark: '', definition: { list: [{ type: 'input', model: id }] } }))

/** Names of some of the ids that random definitions hold. */
const directory: fc.Arbitrary<NamesById> = fc
  .record(
    Object.fromEntries(
      KINDS.map((kind) => [
        kind,
        fc.dictionary(fc.constantFrom('ann', '1', '审', 'd', 'p9'), fc.constantFrom('ann.li', 'bo', '总部/财务')),
      ]),
    ),
  )
  .map((drawn) => namesOf((kind) => Object.entries(drawn[kind] ?? {})))

function namesOf(entries: (kind: (typeof KINDS)[number]) => readonly (readonly [string, string])[]): NamesById {
  const of = (kind: (typeof KINDS)[number]) => new Map(entries(kind))
  return { person: of('person'), role: of('role'), post: of('post'), department: of('department'), process: of('process') }
}
const NOBODY = namesOf(() => [])

const asFile = (bundle: ProcessBundle): unknown => JSON.parse(JSON.stringify(bundle))

function read(bundle: ProcessBundle): ProcessBundle {
  const answer = readBundle(asFile(bundle))
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  return answer.bundle
}

/** As a site imports it that has the people of `names`, and neither processes nor forms. */
function importInto(bundle: ProcessBundle, names: NamesById): ProcessBundle {
  const turned = (kind: (typeof KINDS)[number]) => new Map([...names[kind]].map(([id, name]) => [name, id]))
  const ids: IdsByName = {
    person: turned('person'),
    role: turned('role'),
    post: turned('post'),
    department: turned('department'),
    process: turned('process'),
  }
  const own = {
    processes: new Map(bundle.processes.map(({ key }) => [key, `new-${key}`])),
    forms: new Map(bundle.forms.map(({ key }) => [key, `new-${key}`])),
  }
  const processes = settleBundle(bundle, ids, own).map(({ process: { key, name, category, icon, remark }, formId, definition }) => ({
    id: `new-${key}`,
    name,
    category,
    icon,
    remark,
    formId,
    definition,
  }))
  const forms = bundle.forms.map(({ key, ...form }) => ({ ...form, id: `new-${key}` }))
  return writeBundle({ processes: processes.toReversed(), forms, names })
}

describe('a file of processes', () => {
  it('is the same when it is exported again from where it was imported, whoever is there', () => {
    fc.assert(
      fc.property(someProcesses, directory, (processes, names) => {
        const first = writeBundle({ processes, forms: FORMS, names })
        const others = namesOf((kind) => [...names[kind]].map(([id, name]) => [`other-${id}`, name]))
        expect(asFile(importInto(read(first), NOBODY))).toEqual(asFile(first))
        expect(asFile(importInto(read(first), others))).toEqual(asFile(first))
      }),
      { numRuns },
    )
  })
})
