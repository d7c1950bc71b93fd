/** Reads a file of BPMN 2.0: one of ours as it was, one of another program as a draft, with a report of what could not be taken over. */
import { type ProcessDefinition, processDefinitionSchema } from '../../definition'
import { EXACT } from '../words'
import { withDefaults } from './defaults'
import { exactOf } from './exact'
import { type FlowElement, type ProcessElement, titleOf } from './file-shape'
import { attributeOf, noteExtras } from './foreign-extras'
import { withGateways } from './gateways'
import { freeIds } from './free-ids'
import { nameOf, type ReadNode, readNode } from './read-node'
import { type ReadFlow, readFlow } from './read-flow'
import { type BpmnImport, notesOf, type TakeNote } from './report'
import { readFile } from './read-file'
import { stepsIn } from './steps'

const exactRules = processDefinitionSchema.omit({ nodes: true, edges: true })

export async function importBpmn(xml: string): Promise<BpmnImport> {
  const { notes, take } = notesOf()
  const file = await readFile(xml, take)
  if (!file.ok) return file
  const { process } = file
  noteExtras(process, take)
  const graph = readGraph(process, take)
  if (typeof graph === 'string') return { ok: false, code: 'flow-to-nowhere', detail: graph }
  if (graph.nodes.length === 0) return { ok: false, code: 'no-process', detail: '' }
  const definition = processDefinitionSchema.safeParse({ ...rulesOf(process, take), ...graph })
  if (!definition.success) return { ok: false, code: 'too-many-steps', detail: '' }
  return { ok: true, name: nameOf(process, null, take), definition: definition.data, notes }
}

type Graph = Pick<ProcessDefinition, 'nodes' | 'edges'>

/** @returns the missing end of an edge, if there is one; its title where it names none */
function readGraph(process: ProcessElement, note: TakeNote): Graph | string {
  const steps = stepsIn(process, note)
  const flows = process.flowElements.filter(({ $type }) => $type === 'bpmn:SequenceFlow')
  const outgoing = countedBy(flows, ({ sourceRef }) => sourceRef?.id ?? '')
  const [nodeId, edgeId] = [freeIds('step'), freeIds('way')]
  const initiator = steps.map((step) => attributeOf(step, 'initiator')).find((text) => text !== '') ?? null
  const nodes = steps.map((element) => readNode(element, { idFor: nodeId, outgoing: outgoing.get(element.id) ?? 0, initiator, note }))
  const read = readFlows(flows, process, nodes, edgeId, note)
  if (typeof read === 'string') return read
  const written = withGateways(nodes, read, { nodeId, edgeId }, note)
  return { nodes: written.nodes.map(({ node }) => node), edges: [...withDefaults(written.flows, written.nodes), ...written.edges] }
}

function readFlows(
  flows: readonly FlowElement[],
  process: ProcessElement,
  nodes: readonly ReadNode[],
  idFor: (wanted: string) => string,
  note: TakeNote,
): ReadFlow[] | string {
  const idOf = new Map(nodes.map(({ element, node }) => [element.id, node.id]))
  const present = new Set(process.flowElements.map(({ id }) => id).filter((id) => id !== ''))
  const read: ReadFlow[] = []
  const counts = new Map<string, number>()
  for (const flow of flows) {
    noteExtras(flow, note)
    const [from, to] = [flow.sourceRef?.id ?? '', flow.targetRef?.id ?? '']
    const missing = [from, to].find((id) => !present.has(id))
    if (missing !== undefined) return missing || titleOf(flow)
    const [source, target] = [idOf.get(from), idOf.get(to)]
    // What it led from or to was left out, and that is noted.
    if (source === undefined || target === undefined) continue
    const order = counts.get(source) ?? 0
    counts.set(source, order + 1)
    read.push(readFlow(flow, { source, target, order, idFor, note }))
  }
  return read
}

function countedBy(flows: readonly FlowElement[], keyOf: (flow: FlowElement) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const flow of flows) counts.set(keyOf(flow), (counts.get(keyOf(flow)) ?? 0) + 1)
  return counts
}

function rulesOf(process: ProcessElement, note: TakeNote): Omit<ProcessDefinition, 'nodes' | 'edges'> {
  const exact = exactOf(process, EXACT.process, exactRules)
  if (exact.kind === 'unreadable') note('exact-unreadable', titleOf(process))
  return exact.kind === 'found' ? exact.value : { schema: 2 }
}
