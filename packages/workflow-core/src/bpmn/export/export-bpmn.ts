/** Writes a process as a file of BPMN 2.0. What BPMN cannot express is stored beside each element, so that reading the file gives the same definition. */
import { BpmnModdle } from '../moddle/moddle'
import type { ProcessDefinition, ProcessEdge, ProcessNode } from '../../definition'
import { CONDITION_LANGUAGE, EXACT, FORMWORK_NAMESPACE } from '../words'
import { edgeText } from '../edge-text'
import { withoutSecrets } from '../../definition/secrets'
import { without } from '../../without'
import { xmlJson, xmlText } from '../xml-text'
import { type BpmnLayout, type DrawnShape, lineOf, shapeOf, straight } from './diagram'
import { ElementIds } from './element-ids'
import { bpmnSize, elementType, ownProperties } from './node-element'

export interface ExportedProcess {
  readonly name: string
  readonly definition: ProcessDefinition
}

/**
 * @param layout positions of what is drawn, for boxes of `bpmnSize`; anything it leaves out is drawn at the upper left corner
 * @returns the file, without edges that lead to no node, and without credentials of web requests
 */
export async function exportBpmn({ name, definition: given }: ExportedProcess, layout: BpmnLayout): Promise<string> {
  const definition = withoutSecrets(given)
  const writer = new FileWriter(definition)
  for (const node of definition.nodes) writer.addNode(node, layout)
  for (const edge of definition.edges) writer.addEdge(edge, layout)
  return writer.write(name)
}

interface WrittenNode {
  readonly element: { incoming?: object[]; outgoing?: object[]; default?: object }
  readonly shape: DrawnShape
}

class FileWriter {
  private readonly moddle = new BpmnModdle()
  private readonly ids = new ElementIds()
  private readonly nodes = new Map<string, WrittenNode>()
  private readonly elements: object[] = []
  private readonly drawn: object[] = []
  private readonly create = (type: string, properties: Readonly<Record<string, unknown>>) => this.moddle.create(type, properties)

  constructor(private readonly definition: ProcessDefinition) {}

  addNode(node: ProcessNode, { places }: BpmnLayout): void {
    const id = this.ids.take('Step', node.id)
    const element = this.create(elementType(node.kind), {
      id,
      ...named(node.name),
      ...this.exact(EXACT.node, node),
      ...ownProperties(node, this.create),
    })
    const shape: DrawnShape = {
      id: this.ids.take('Shape', `${id}_di`),
      element,
      size: bpmnSize(node),
      place: places.get(node.id) ?? { x: 0, y: 0 },
      isExclusive: node.kind === 'exclusiveGateway',
    }
    // Of two nodes with one id the edges lead to the first, as everywhere.
    if (!this.nodes.has(node.id)) this.nodes.set(node.id, { element, shape })
    this.elements.push(element)
    this.drawn.push(shapeOf(shape, this.create))
  }

  addEdge(edge: ProcessEdge, { routes }: BpmnLayout): void {
    const [from, to] = [this.nodes.get(edge.source), this.nodes.get(edge.target)]
    if (from === undefined || to === undefined) return
    const id = this.ids.take('Way', edge.id)
    const text = edgeText(edge, this.definition)
    const element = this.create('bpmn:SequenceFlow', {
      id,
      ...named(edge.label),
      sourceRef: from.element,
      targetRef: to.element,
      ...this.exact(EXACT.edge, without(without(edge, 'source'), 'target')),
      ...(text === null ? {} : { conditionExpression: this.create('bpmn:FormalExpression', { language: CONDITION_LANGUAGE, body: text }) }),
    })
    from.element.outgoing = [...(from.element.outgoing ?? []), element]
    to.element.incoming = [...(to.element.incoming ?? []), element]
    if (edge.isDefault && this.mayHaveDefault(edge.source)) from.element.default ??= element
    this.elements.push(element)
    const route = routes.get(edge.id) ?? []
    const line = { id: this.ids.take('Line', `${id}_di`), element, route: route.length > 1 ? route : straight(from.shape, to.shape) }
    this.drawn.push(lineOf(line, this.create))
  }

  async write(name: string): Promise<string> {
    const process = this.create('bpmn:Process', {
      id: this.ids.take('Process', 'Process'),
      ...named(name),
      // Its people and conditions are ours; an engine that runs it needs its own first.
      isExecutable: false,
      ...this.exact(EXACT.process, without(without(this.definition, 'nodes'), 'edges')),
      flowElements: this.elements,
    })
    const plane = this.create('bpmndi:BPMNPlane', { id: this.ids.take('Plane', 'Plane'), bpmnElement: process, planeElement: this.drawn })
    const { xml } = await this.moddle.toXML(
      this.create('bpmn:Definitions', {
        id: this.ids.take('Definitions', 'Definitions'),
        targetNamespace: FORMWORK_NAMESPACE,
        exporter: 'Formwork',
        rootElements: [process],
        diagrams: [this.create('bpmndi:BPMNDiagram', { id: this.ids.take('Diagram', 'Diagram'), plane })],
      }),
      { format: true },
    )
    return xml
  }

  private mayHaveDefault(nodeId: string): boolean {
    const kind = this.definition.nodes.find(({ id }) => id === nodeId)?.kind
    return kind === 'exclusiveGateway' || kind === 'inclusiveGateway'
  }

  private exact(name: string, value: unknown): { readonly extensionElements: object } {
    const element = this.moddle.createAny(name, FORMWORK_NAMESPACE, { $body: xmlJson(value) })
    return { extensionElements: this.create('bpmn:ExtensionElements', { values: [element] }) }
  }
}

const named = (name: string): { readonly name?: string } => (name === '' ? {} : { name: xmlText(name) })
