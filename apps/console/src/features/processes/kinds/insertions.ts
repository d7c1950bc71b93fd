/** What can be put at a place of the flow, in the order in which it is offered. */
import { t } from '@lingui/core/macro'
import type { ProcessDefinition } from '@formwork/workflow-core'
import type { IconName } from '../../../shared/ui/icons/icon-paths'
import type { EditResult } from '../flow/commands/edit-result'
import { insertBranches } from '../flow/commands/insert-branches'
import { insertStep } from '../flow/commands/insert-step'
import type { FlowPlace } from '../flow/flow-outline'
import { newElementId } from '../model'

export interface Insertion {
  readonly id: string
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly insert: (definition: ProcessDefinition, place: FlowPlace) => EditResult
}

export function insertions(): Insertion[] {
  return [
    {
      id: 'userTask',
      icon: 'user',
      title: t`Approval step`,
      text: t`Someone agrees or refuses`,
      insert: (definition, place) =>
        insertStep(definition, {
          place,
          edgeId: newElementId(),
          node: { id: newElementId(), kind: 'userTask', name: t`Approval`, assignees: [], completion: 'any' },
        }),
    },
    {
      id: 'exclusiveGateway',
      icon: 'branch',
      title: t`Condition branches`,
      text: t`Go different ways by what the form says`,
      insert: (definition, place) =>
        insertBranches(definition, {
          place,
          gateway: { id: newElementId(), kind: 'exclusiveGateway', name: t`Condition` },
          first: { edgeId: newElementId(), label: t`Condition ${1}` },
          otherwise: { edgeId: newElementId(), label: t`Otherwise` },
        }),
    },
  ]
}
