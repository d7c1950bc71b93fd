/** Reads processes of the old system into a file of ours, with all that has no counterpart. */
import { freeIds } from '../../bpmn/import/free-ids'
import type { ProcessDefinition, ProcessNode } from '../../definition'
import { BUNDLE_FORMAT, BUNDLE_VERSION, type BundledForm, type BundledProcess, type ProcessBundle } from '../bundle'
import { edgesOf } from './old-edges'
import { nodeOf } from './old-nodes'
import { namesOf, type OldNames } from './old-names'
import { notesFor, type OldNote, type TakeOldNote } from './old-report'
import { graphOf, idsAt, isRow, oldRowsIn, type OldRows, parsed, type Row, textAt, titleOf } from './old-rows'

export interface OldFlows {
  readonly bundle: ProcessBundle
  readonly notes: readonly OldNote[]
}

/** @param fieldsOf - the models of the fields of a form; null where it cannot be read as one */
export type FieldsOf = (definition: BundledForm['definition']) => readonly string[] | null

/** @returns null without any process of the old system */
export function readOldFlows(json: unknown, fieldsOf: FieldsOf): OldFlows | null {
  const rows = oldRowsIn(json)
  if (rows === null) return null
  const notes: OldNote[] = []
  const names = namesOf(rows)
  const forms = formsOf(rows, fieldsOf)
  const nameOf = freeNames()
  const processes = rows.processes.map((row, at): BundledProcess => {
    const name = nameOf(textAt(row, 'name') || `#${textAt(row, 'id')}`)
    const note = notesFor(name, notes)
    if (name !== textAt(row, 'name')) note('old-name', '', textAt(row, 'name'))
    return { key: `process${at + 1}`, name, ...factsOf(row, rows, note), ...flowOf(row, { forms, names, note }) }
  })
  const used = new Set(
    processes.flatMap(({ form, definition }) => [form ?? '', ...(definition.settings?.forms ?? []).map(({ formId }) => formId)]),
  )
  const bundle: ProcessBundle = {
    format: BUNDLE_FORMAT,
    version: BUNDLE_VERSION,
    processes,
    forms: [...forms.values()].map(({ form }) => form).filter(({ key }) => used.has(key)),
    ...names.tables(),
    posts: [],
    calledProcesses: [],
  }
  return { bundle, notes }
}

interface OldForm {
  readonly form: BundledForm
  readonly models: readonly string[]
}

/** By the id of the template; one that is no readable form counts as missing. */
function formsOf({ templates }: OldRows, fieldsOf: FieldsOf): ReadonlyMap<string, OldForm> {
  const nameOf = freeNames()
  const forms = new Map<string, OldForm>()
  for (const row of templates) {
    const definition = parsed(row['form_structure'])
    const models = isRow(definition) ? fieldsOf({ ...definition }) : null
    if (models === null || !isRow(definition)) continue
    const name = nameOf(textAt(row, 'name') || `#${textAt(row, 'id')}`)
    const form = { key: `form${forms.size + 1}`, name, remark: textAt(row, 'remarks').slice(0, 500), definition: { ...definition } }
    forms.set(textAt(row, 'id'), { form, models })
  }
  return forms
}

function factsOf(row: Row, { categories }: OldRows, note: TakeOldNote) {
  const id = textAt(row, 'classify')
  const category = categories.find((each) => textAt(each, 'id') === id)
  if (category === undefined && id !== '' && id !== '0') note('old-category', '', id)
  // Icons were classes of a library that is not used here.
  return {
    category: category === undefined ? '' : textAt(category, 'name').slice(0, 50),
    icon: '',
    remark: textAt(row, 'remarks').slice(0, 500),
  }
}

interface Surroundings {
  readonly forms: ReadonlyMap<string, OldForm>
  readonly names: OldNames
  readonly note: TakeOldNote
}

function flowOf(row: Row, { forms, names, note }: Surroundings): Pick<BundledProcess, 'form' | 'definition'> {
  const templateIds = idsAt(row, 'tpls')
  const lost = templateIds.filter((id) => !forms.has(id))
  if (lost.length > 0) note('old-form-missing', '', lost.map((id) => `#${id}`).join(', '))
  const scripts = idsAt(row, 'task')
  if (scripts.length > 0) note('old-scripts', '', scripts.join(', '))
  const [form = null, ...further] = templateIds.flatMap((id) => forms.get(id)?.form.key ?? [])
  const around = { keys: names.keys, templateIds, fieldsOf: (id: string) => forms.get(id)?.models, note }
  const graph = graphOf(row) ?? { nodes: [], edges: [] }
  const starts = graph.nodes.filter((node) => textAt(node, 'clazz') === 'start')
  for (const node of starts.slice(1)) note('old-further-start', titleOf(node))
  const [nodeId, edgeId] = [freeIds('step'), freeIds('way')]
  const placed = graph.nodes
    .filter((node) => !starts.slice(1).includes(node))
    .map((node) => ({ row: node, old: textAt(node, 'id'), id: nodeId(textAt(node, 'id')) }))
  const idOf = new Map(placed.map(({ old, id }) => [old, id]))
  const ways = graph.edges.flatMap((edge) => {
    const [source, target] = [idOf.get(textAt(edge, 'source')), idOf.get(textAt(edge, 'target'))]
    if (source !== undefined && target !== undefined) return [{ row: edge, id: edgeId(textAt(edge, 'id')), source, target }]
    note('old-way-lost', titleOf(edge))
    return []
  })
  const nodes = placed.map(({ row: node, id }): ProcessNode => {
    const leaving = ways.filter(({ source }) => source === id).map((way) => way.row)
    return nodeOf(node, { id, arriving: ways.filter(({ target }) => target === id).length, leaving }, around)
  })
  const edges = nodes.flatMap((node) =>
    edgesOf(
      node,
      ways.filter(({ source }) => source === node.id),
      note,
    ),
  )
  const settings = further.length === 0 ? {} : { settings: { forms: further.map((formId) => ({ formId, firstNodeId: null })) } }
  const definition: ProcessDefinition = { schema: 2, ...settings, nodes, edges }
  return { form, definition }
}

/** Names are unique here, and at most 100 signs long. */
function freeNames(): (wanted: string) => string {
  const taken = new Set<string>()
  return (wanted) => {
    const base = wanted.slice(0, 90)
    let name = wanted.length > 100 ? base : wanted
    for (let count = 2; taken.has(name); count++) name = `${base} (${count})`
    taken.add(name)
    return name
  }
}
