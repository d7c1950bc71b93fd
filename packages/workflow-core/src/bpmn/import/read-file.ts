/** From a text to the elements of one process, or why there are none. */
import { BpmnModdle, type ModdleWarning } from '../moddle/moddle'
import { type Collaboration, collaborationShape, fileShape, type ProcessElement, processShape, titleOf } from './file-shape'
import { BPMN_LIMITS, type BpmnImport, type BpmnRefusalCode, type TakeNote } from './report'

type Refused = Extract<BpmnImport, { ok: false }>
export type ReadFile = { readonly ok: true; readonly process: ProcessElement } | Refused

const refuse = (code: BpmnRefusalCode, detail = ''): Refused => ({ ok: false, code, detail })

/** The parser expands no entities but the five of XML, follows no address and runs nothing. */
export async function readFile(xml: string, note: TakeNote): Promise<ReadFile> {
  if (xml.length > BPMN_LIMITS.bytes) return refuse('too-large')
  if (!xml.trimStart().startsWith('<')) return refuse('not-xml')
  if (countedUpTo(BPMN_LIMITS.elements, xml) > BPMN_LIMITS.elements) return refuse('too-many-elements')
  if (xml.toUpperCase().includes('<!ENTITY')) return refuse('entities')
  const parsed = await parse(xml)
  if ('code' in parsed) return parsed
  return damageOf(parsed.warnings) ?? choose(parsed.rootElement, note, parsed.warnings)
}

/** Counts start tags and empty elements; text and comments that look like one count as well. */
function countedUpTo(most: number, xml: string): number {
  let count = 0
  for (let at = xml.indexOf('<'); at >= 0 && count <= most; at = xml.indexOf('<', at + 1)) if (xml[at + 1] !== '/') count += 1
  return count
}

async function parse(xml: string) {
  try {
    return await new BpmnModdle().fromXML(xml)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const isOther = error.message.startsWith('failed to parse document as')
    return isOther ? refuse('not-bpmn') : refuse('not-xml', error.message.replace(/^.*nested error: /s, '').trim())
  }
}

/** A warning that makes the content of the file unreliable. */
function damageOf(warnings: readonly ModdleWarning[]): Refused | null {
  for (const { message, error, property, value } of warnings) {
    const [, code, id] = /^(duplicate|illegal) ID <(.*)>$/s.exec(error?.message ?? '') ?? []
    if (code !== undefined) return refuse(code === 'duplicate' ? 'duplicate-id' : 'unusable-id', id)
    const isEnd = property === 'bpmn:sourceRef' || property === 'bpmn:targetRef'
    if (isEnd && message.startsWith('unresolved reference') && typeof value === 'string') return refuse('flow-to-nowhere', value)
  }
  return null
}

function choose(rootElement: unknown, note: TakeNote, warnings: readonly ModdleWarning[]): ReadFile {
  const file = fileShape.safeParse(rootElement)
  if (!file.success) return refuse('not-bpmn')
  const processes = file.data.rootElements.flatMap((root) => processShape.safeParse(root).data ?? [])
  const collaborations = file.data.rootElements.flatMap((root) => collaborationShape.safeParse(root).data ?? [])
  const chosen = processes.reduce<ProcessElement | null>(
    (most, next) => (next.flowElements.length > (most?.flowElements.length ?? 0) ? next : most),
    null,
  )
  if (chosen === null) return refuse('no-process')
  noteOthers(chosen, processes, collaborations, note)
  for (const { error } of warnings) {
    const left = error === undefined ? null : /^unrecognized element <(.*)>$/s.exec(error.message)
    if (left !== null) note('not-read', left[1] ?? '')
  }
  return { ok: true, process: named(chosen, collaborations) }
}

/** The process of a pool often has its name there alone. */
function named(process: ProcessElement, collaborations: readonly Collaboration[]): ProcessElement {
  if (process.name.trim() !== '') return process
  const pool = collaborations.flatMap(({ participants }) => participants).find(({ processRef }) => processRef?.id === process.id)
  return { ...process, name: pool?.name ?? '' }
}

function noteOthers(
  chosen: ProcessElement,
  processes: readonly ProcessElement[],
  collaborations: readonly Collaboration[],
  note: TakeNote,
): void {
  const pools = collaborations.flatMap(({ participants }) => participants)
  for (const process of processes) if (process !== chosen) note('other-process', titleOf(named(process, collaborations)))
  // Pools without a process of their own are outside parties.
  const known = new Set(processes.map(({ id }) => id))
  for (const pool of pools) if (pool.processRef === undefined || !known.has(pool.processRef.id)) note('other-process', titleOf(pool))
  for (const flow of collaborations.flatMap(({ messageFlows }) => messageFlows)) note('message-flow', titleOf(flow))
}
