/** How each kind of node looks in both views. */
import type { NodeKind, ProcessNode } from '@formwork/workflow-core'
import { t } from '@lingui/core/macro'
import type { IconName } from '../../../shared/ui/icons/icon-paths'

export type NodeTone = 'neutral' | 'primary' | 'warning'

export interface NodeLook {
  readonly icon: IconName
  readonly tone: NodeTone
  /** Steps are cards; gateways, start and end are smaller. */
  readonly shape: 'card' | 'pill'
  readonly kindName: () => string
}

export const NODE_LOOKS: Readonly<Record<NodeKind, NodeLook>> = {
  start: { icon: 'send', tone: 'neutral', shape: 'pill', kindName: () => t`Start` },
  userTask: { icon: 'user', tone: 'primary', shape: 'card', kindName: () => t`Approval step` },
  handleTask: { icon: 'edit', tone: 'primary', shape: 'card', kindName: () => t`Handling step` },
  copyTo: { icon: 'copy', tone: 'neutral', shape: 'card', kindName: () => t`Copy to` },
  exclusiveGateway: { icon: 'branch', tone: 'warning', shape: 'pill', kindName: () => t`Condition branches` },
  parallelGateway: { icon: 'process', tone: 'warning', shape: 'pill', kindName: () => t`Parallel branches` },
  inclusiveGateway: { icon: 'list', tone: 'warning', shape: 'pill', kindName: () => t`Branches by several conditions` },
  subProcess: { icon: 'process', tone: 'neutral', shape: 'card', kindName: () => t`Sub-process` },
  timer: { icon: 'clock', tone: 'neutral', shape: 'card', kindName: () => t`Timer` },
  httpRequest: { icon: 'external', tone: 'neutral', shape: 'card', kindName: () => t`Web request` },
  script: { icon: 'code', tone: 'neutral', shape: 'card', kindName: () => t`Script` },
  end: { icon: 'flag', tone: 'neutral', shape: 'pill', kindName: () => t`End` },
  unknown: { icon: 'warning', tone: 'warning', shape: 'card', kindName: () => t`Unknown step` },
}

/** Pixels. */
export const SHAPE_SIZE = { card: { width: 232, height: 64 }, pill: { width: 152, height: 40 } } as const

/** What a node is called where it must be called something. */
export function nodeTitle(node: ProcessNode): string {
  if (node.name !== '') return node.name
  return 'direction' in node && node.direction === 'join' ? t`Join` : NODE_LOOKS[node.kind].kindName()
}
