/** The settings of a node by its kind: one table of them. */
import type { ProcessNode } from '@formwork/workflow-core'
import { CopySettings } from './CopySettings'
import { EndSettings } from './EndSettings'
import { PersonSettings } from './PersonSettings'
import { RequestSettings } from './RequestSettings'
import { ScriptSettings } from '../../script/ScriptSettings'
import { StartSettings } from './StartSettings'
import { SubProcessSettings } from './SubProcessSettings'
import { TimerSettings } from './TimerSettings'
import { UnknownSettings } from './UnknownSettings'

export function NodeSettings({ node }: { readonly node: ProcessNode }) {
  switch (node.kind) {
    case 'start':
      return <StartSettings />
    case 'userTask':
    case 'handleTask':
      return <PersonSettings node={node} />
    case 'copyTo':
      return <CopySettings node={node} />
    case 'timer':
      return <TimerSettings node={node} />
    case 'subProcess':
      return <SubProcessSettings node={node} />
    case 'httpRequest':
      return <RequestSettings node={node} />
    case 'script':
      return <ScriptSettings node={node} />
    case 'end':
      return <EndSettings node={node} />
    case 'unknown':
      return <UnknownSettings node={node} />
    case 'exclusiveGateway':
    case 'parallelGateway':
    case 'inclusiveGateway':
      return null
  }
}
