/** The draft as a file of BPMN 2.0, laid out as the picture is, but from left to right, as BPMN is drawn. */
import type { ProcessDefinition } from '@formwork/workflow-core'
import { type BpmnLayout, bpmnSize, exportBpmn } from '@formwork/workflow-core/bpmn'
import { fileNameOf } from '../files/file-name'
import { layOut } from '../picture/layout/lay-out'
import type { Point } from '../picture/layout/layout'

/** @param name of the process; of the file as well */
export async function exportProcess(name: string, definition: ProcessDefinition): Promise<File> {
  const xml = await exportBpmn({ name, definition }, await leftToRight(definition))
  return new File([xml], fileNameOf(name, 'bpmn'), { type: 'application/xml' })
}

/** The layout runs from top to bottom: it gets the boxes with width and height exchanged, and its result is turned back. */
async function leftToRight({ nodes, edges }: ProcessDefinition): Promise<BpmnLayout> {
  const ids = new Set(nodes.map(({ id }) => id))
  const { places, routes } = await layOut({
    boxes: nodes.map((node) => {
      const { width, height } = bpmnSize(node)
      return { id: node.id, width: height, height: width }
    }),
    lines: edges.filter(({ source, target }) => ids.has(source) && ids.has(target)),
  })
  return {
    places: new Map([...places].map(([id, place]) => [id, turned(place)])),
    routes: new Map([...routes].map(([id, route]) => [id, route.map(turned)])),
  }
}

const turned = ({ x, y }: Point): Point => ({ x: y, y: x })
