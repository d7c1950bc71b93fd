/** Steps on the clipboard: a region of a process with one entry, whose exits are connected where it is pasted. */
import { PROCESS_LIMITS, type ProcessEdge, type ProcessNode, processEdgeSchema, processNodeSchema } from '@formwork/workflow-core'
import { z } from 'zod'

const fragmentSchema = z.object({
  formwork: z.literal('process-steps'),
  entry: z.string(),
  nodes: z.array(processNodeSchema).min(1).max(PROCESS_LIMITS.nodes),
  edges: z.array(processEdgeSchema).max(PROCESS_LIMITS.edges),
})

export interface Fragment {
  readonly entry: string
  readonly nodes: readonly ProcessNode[]
  /** An edge that leads to no node of the fragment leads out of it. */
  readonly edges: readonly ProcessEdge[]
}

export function fragmentText({ entry, nodes, edges }: Fragment): string {
  return JSON.stringify({ formwork: 'process-steps', entry, nodes, edges })
}

/** Null for anything but steps of a process. */
export function parseFragment(text: string): Fragment | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  const parsed = fragmentSchema.safeParse(json)
  if (!parsed.success) return null
  const { entry, nodes, edges } = parsed.data
  const ids = new Set(nodes.map((node) => node.id))
  return ids.size === nodes.length && ids.has(entry) && edges.every((edge) => ids.has(edge.source)) ? { entry, nodes, edges } : null
}
