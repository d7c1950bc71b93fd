/** Changes between two versions, in words. */
import { type DefinitionChange, isPersonNode, type ProcessDefinition, type ProcessSettings } from '@formwork/workflow-core'
import { t } from '@lingui/core/macro'
import { lengthWords, limitWords } from '../components/limit-words'
import { ladderWords } from '../components/limits/rung-words'

/** The ends of ways are named by the version in which they are. */
export function changeWords(change: DefinitionChange, before: ProcessDefinition, after: ProcessDefinition): string {
  const nameOf = (id: string) => [...after.nodes, ...before.nodes].find((node) => node.id === id)?.name ?? id
  switch (change.code) {
    case 'nodeAdded': {
      const { name } = change
      return t`Step “${name}” added`
    }
    case 'nodeRemoved': {
      const { name } = change
      return t`Step “${name}” removed`
    }
    case 'nodeChanged': {
      const { name } = change
      const nodeIn = ({ nodes }: ProcessDefinition) => nodes.find(({ id }) => id === change.nodeId)
      const limitOf = (definition: ProcessDefinition) => limitWords(nodeIn(definition))
      const [had, has] = change.part === 'timeLimit' ? [limitOf(before), limitOf(after)] : ['', '']
      if (had !== has) {
        if (had === '') return t`Step “${name}”: time limit of ${has} added`
        return has === '' ? t`Step “${name}”: time limit of ${had} removed` : t`Step “${name}”: time limit changed from ${had} to ${has}`
      }
      const node = nodeIn(after)
      if (change.part === 'timeLimit' && isPersonNode(node) && node.timeLimit !== undefined) {
        const ladder = ladderWords(node.timeLimit, 'step')
        return ladder === ''
          ? t`Step “${name}”: nothing happens because of its time limit any more`
          : t`Step “${name}”: what happens because of its time limit changed. ${ladder}`
      }
      const part = partWords(change.part)
      return t`Step “${name}”: ${part} changed`
    }
    case 'edgeAdded':
    case 'edgeRemoved':
    case 'edgeChanged': {
      const [from, to] = [nameOf(change.source), nameOf(change.target)]
      if (!('part' in change)) {
        return change.code === 'edgeAdded' ? t`Connection from “${from}” to “${to}” added` : t`Connection from “${from}” to “${to}” removed`
      }
      const part = partWords(change.part)
      return t`Connection from “${from}” to “${to}”: ${part} changed`
    }
    case 'ruleChanged':
      return change.part === 'settings' ? settingsWords(before.settings, after.settings) : t`Rules about people changed`
  }
}

function settingsWords(before: ProcessSettings = {}, after: ProcessSettings = {}): string {
  const { timeLimit } = after
  if (JSON.stringify(before.timeLimit) === JSON.stringify(timeLimit)) return t`Settings of the process changed`
  if (timeLimit === undefined) return t`Settings of the process changed: tickets have no time limit any more`
  const [length, ladder] = [lengthWords(timeLimit), ladderWords(timeLimit, 'ticket')]
  return t`Settings of the process changed: tickets are to be finished within ${length}. ${ladder}`
}

function partWords(part: string): string {
  switch (part) {
    case 'name':
    case 'label':
    case 'labelEn':
      return t`name`
    case 'assignees':
      return t`people`
    case 'completion':
    case 'percent':
    case 'weights':
    case 'threshold':
    case 'refusal':
      return t`when it is decided`
    case 'timeLimit':
      return t`time limit`
    case 'fieldRights':
      return t`field rights`
    case 'condition':
      return t`condition`
    case 'order':
    case 'isDefault':
      return t`order`
    case 'outcome':
      return t`answer`
    case 'target':
    case 'source':
      return t`where it leads`
    default:
      return t`settings`
  }
}
