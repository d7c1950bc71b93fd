/** How each kind of node looks in both views. */
import type { NodeKind } from '@formwork/workflow-core'
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
  exclusiveGateway: { icon: 'branch', tone: 'warning', shape: 'pill', kindName: () => t`Condition branches` },
  end: { icon: 'flag', tone: 'neutral', shape: 'pill', kindName: () => t`End` },
}

/** Pixels. */
export const SHAPE_SIZE = { card: { width: 232, height: 64 }, pill: { width: 152, height: 40 } } as const
