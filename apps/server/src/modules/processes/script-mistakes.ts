/** Mistakes in the scripts of a draft, read by the engine that will run them: publishing names their steps and lines. */
import { finding, type ProcessDefinition, type ProcessFinding } from '@formwork/workflow-core'
import type { Deps } from '../../deps'
import { findMistake } from '../scripts/run-script'

export async function findScriptMistakes(deps: Pick<Deps, 'scripts'>, { nodes }: ProcessDefinition): Promise<ProcessFinding[]> {
  const found = nodes.map(async (node) => {
    const mistake = node.kind === 'script' ? await findMistake(deps, node.code) : null
    return mistake === null
      ? []
      : [finding('script-mistaken', { nodeId: node.id }, { line: mistake.line ?? '?', message: mistake.message })]
  })
  return (await Promise.all(found)).flat()
}
