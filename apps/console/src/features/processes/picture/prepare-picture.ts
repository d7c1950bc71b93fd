/** Prepares the picture of a process before it is opened: its code, the layout engine, and the layout itself. */
import type { ProcessDefinition } from '@formwork/workflow-core'
import { drawnGraph } from './graph/picture-graph'
import { layoutTask } from './graph/layout-task'
import { layOut } from './layout/lay-out'

const NOTHING_COLLAPSED: ReadonlySet<string> = new Set()

export async function preparePicture(definition: ProcessDefinition): Promise<void> {
  await layOut(layoutTask(drawnGraph(definition, NOTHING_COLLAPSED)))
}
