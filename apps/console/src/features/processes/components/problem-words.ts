/** Findings of the graph check in the language of the screen, and which of them belong to a place. */
import { findingMessage, type ProcessFinding } from '@formwork/workflow-core'
import type { Locale } from '../../../shared/i18n/locale'

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
