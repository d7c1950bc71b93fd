/** The message of what a case did not do as it should. */
import type { ProcessDefinition } from '@formwork/workflow-core'
import type { Locale } from '../../../domain/locale'
import type { CaseFailure } from './run-case'

export function caseMessage(name: string, failure: CaseFailure, { nodes }: ProcessDefinition, locale: Locale): string {
  const nameOf = (id: string) => nodes.find((node) => node.id === id)?.name ?? id
  const namesOf = (ids: readonly string[]) =>
    ids.map((id) => (locale === 'en' ? `“${nameOf(id)}”` : `「${nameOf(id)}」`)).join(locale === 'en' ? ', ' : '、')
  const at = (nodeId: string | null) =>
    nodeId === null ? '' : locale === 'en' ? ` at ${namesOf([nodeId])}` : `（节点${namesOf([nodeId])}）`
  if (locale === 'en') {
    const heading = `The case “${name}” fails`
    if (failure.code === 'refused')
      return `${heading}: ${failure.act === 0 ? 'it cannot be started' : `act ${failure.act}${at(failure.nodeId)} is refused`} (${failure.reason})`
    if (failure.code === 'not-there') return `${heading}: at act ${failure.act} nothing is open at ${namesOf([failure.nodeId])}`
    return `${heading}: it ${failure.nodeIds.length === 0 ? `ends as “${failure.status}”` : `stands at ${namesOf(failure.nodeIds)}`} instead`
  }
  const heading = `用例「${name}」未通过`
  if (failure.code === 'refused')
    return `${heading}：${failure.act === 0 ? '无法发起' : `第 ${failure.act} 步${at(failure.nodeId)}被拒绝`}（${failure.reason}）`
  if (failure.code === 'not-there') return `${heading}：第 ${failure.act} 步时，节点${namesOf([failure.nodeId])}没有待处理任务`
  return `${heading}：实际${failure.nodeIds.length === 0 ? `以「${failure.status}」结束` : `停在${namesOf(failure.nodeIds)}`}，与预期不符`
}
