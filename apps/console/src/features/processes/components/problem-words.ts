/** Findings of the graph check in the language of the page, with their places. */
import { findingMessage, type ProcessDefinition, type ProcessFinding } from '@formwork/workflow-core'
import { t } from '@lingui/core/macro'
import type { Locale } from '../../../shared/i18n/locale'
import type { FlowSelection } from '../flow/commands/edit-result'
import { nodeTitle } from '../kinds/node-looks'

export interface FlowSpot {
  readonly nodeId?: string
  readonly edgeId?: string
}

/** The first error at a node or an edge, as a sentence. */
export function problemOf(findings: readonly ProcessFinding[], spot: FlowSpot, locale: Locale): string | undefined {
  const found = findings.find((finding) => finding.severity === 'error' && isAt(finding, spot))
  return found && findingMessage(found, locale)
}

export function isAt(finding: ProcessFinding, { nodeId, edgeId }: FlowSpot): boolean {
  return edgeId === undefined
    ? nodeId !== undefined && finding.nodeId === nodeId && finding.edgeId === undefined
    : finding.edgeId === edgeId
}

/** What a place is called, and what to select to get there. Null: the process as a whole. */
export function placeOf(
  { nodes, edges }: ProcessDefinition,
  { nodeId, edgeId }: FlowSpot,
): { readonly name: string; readonly target: NonNullable<FlowSelection> } | null {
  const edge = edges.find((one) => one.id === edgeId)
  if (edge) {
    const source = nodes.find((one) => one.id === edge.source)
    // Branches of several blocks have the same default names.
    const block = source === undefined ? '' : `${nodeTitle(source)} › `
    return { name: `${block}${edge.label || t`Condition branch`}`, target: { kind: 'branch', id: edge.id } }
  }
  const node = nodes.find((one) => one.id === nodeId)
  return node === undefined ? null : { name: node.name || t`Unnamed step`, target: { kind: 'node', id: node.id } }
}
