/** The reasons for a played step's way, in words. */
import type { ProcessDefinition, TraceEntry } from '@formwork/workflow-core'
import { t } from '@lingui/core/macro'
import { conditionWords } from '../components/step-words'
import type { FlowField } from '../conditions/flow-fields'
import { nodeTitle } from '../kinds/node-looks'

export interface TraceNames {
  readonly definition: ProcessDefinition
  readonly fields: readonly FlowField[]
  readonly nameOf: (userId: string) => string
}

export function traceWords(entry: TraceEntry, { definition, fields, nameOf }: TraceNames): string {
  const node = definition.nodes.find((one) => one.id === entry.nodeId)
  const title = node === undefined ? '' : nodeTitle(node)
  switch (entry.kind) {
    case 'edge': {
      const edge = definition.edges.find((one) => one.id === entry.edgeId)
      const label = edge?.label ?? ''
      const asked = edge?.condition ?? null
      const condition = asked === null ? '' : conditionWords(asked, fields)
      if (entry.held === null) return t`${title}: goes on over “${label}”`
      return entry.held
        ? t`${title}: “${condition}” is met, so “${label}” is taken`
        : t`${title}: “${condition}” is not met, so not “${label}”`
    }
    case 'person': {
      const person = nameOf(entry.userId)
      const because = becauseWords(entry.because)
      return t`${title}: ${person} is asked (${because})`
    }
    case 'leftOut': {
      const person = nameOf(entry.userId)
      return entry.because === 'selfApproval'
        ? t`${title}: ${person} is not asked about their own request`
        : t`${title}: ${person} has agreed already and is not asked again`
    }
    case 'join': {
      const { waitsFor } = entry
      return t`${title}: waits for ${waitsFor} more`
    }
    case 'skipped':
      return t`${title}: skipped`
  }
}

function becauseWords(because: Extract<TraceEntry, { kind: 'person' }>['because']): string {
  switch (because) {
    case 'user':
      return t`named`
    case 'role':
      return t`by role`
    case 'post':
      return t`by post`
    case 'department':
      return t`of the department`
    case 'roleInDepartment':
      return t`by role in a department`
    case 'departmentLeader':
    case 'leader':
    case 'leadersUpTo':
      return t`as leader`
    case 'requester':
      return t`as requester`
    case 'field':
      return t`named in the form`
    case 'chosenByRequester':
      return t`chosen by the requester`
    case 'chosenByPrevious':
      return t`chosen at the step before`
    case 'handlerOf':
      return t`handled an earlier step`
    case 'requesterLeader':
      return t`the requester’s leader stands in`
    case 'administrators':
      return t`nobody was found: administrators`
    case 'requesterCorrects':
      return t`corrects the request`
  }
}
