/** Whether chosen people may be asked at their steps: every mistake is named at its place. */
import type { CHOICE_ISSUES, ProblemIssue } from '@formwork/api-contract'
import { type ChoosingStep, poolOf, type ProcessDefinition } from '@formwork/workflow-core'
import type { Locale } from '../../domain/locale'
import { type Refusal, refuse } from '../../domain/refusal'
import { refusalMessage } from '../../messages/refusal-message'
import { isInPool, type PoolFacts } from './pool-facts'

/** By step. */
export type Choices = Readonly<Record<string, readonly string[]>>

/** Somebody who may act. */
export interface ChosenPerson extends PoolFacts {
  readonly name: string
}

type ChoiceIssue = (typeof CHOICE_ISSUES)[number]

/** @param people those of the chosen who may act @throws {Refusal} `ticket.choice-refused` */
export function requireChoosable(definition: ProcessDefinition, chosen: Choices, people: readonly ChosenPerson[], locale: Locale): void {
  const known = new Map(people.map((person) => [person.id, person]))
  const issues = Object.entries(chosen).flatMap(([nodeId, ids]) => {
    const pool = poolOf(definition, nodeId)
    return ids.flatMap((id, index): ProblemIssue[] => {
      const person = known.get(id)
      const at = ['chosen', nodeId, index]
      if (person === undefined) return [issueAt(at, 'task.assignee-unavailable', {}, locale)]
      if (isInPool(pool, person)) return []
      return [issueAt(at, 'chosen.outside', { step: stepName(definition, nodeId, locale), person: person.name }, locale)]
    })
  })
  if (issues.length > 0) throw refuse('ticket.choice-refused', {}, issues)
}

/** @param asking the steps that ask at the start @throws {Refusal} `ticket.choice-refused` for steps without a choice that every ticket reaches. */
export function requireChosen(definition: ProcessDefinition, asking: readonly ChoosingStep[], chosen: Choices, locale: Locale): void {
  const missing = asking.filter(({ nodeId, isRequired }) => isRequired && (chosen[nodeId] ?? []).length === 0)
  const issues = missing.map(({ nodeId }) =>
    issueAt(['chosen', nodeId], 'chosen.missing', { step: stepName(definition, nodeId, locale) }, locale),
  )
  if (issues.length > 0) throw refuse('ticket.choice-refused', {}, issues)
}

/** The step has no people to choose from. */
export const choiceNotAsked = (definition: ProcessDefinition, nodeId: string, locale: Locale): Refusal =>
  refuse('ticket.choice-refused', {}, [
    issueAt(['chosen', nodeId], 'chosen.not-asked', { step: stepName(definition, nodeId, locale) }, locale),
  ])

const issueAt = (
  path: ProblemIssue['path'],
  code: ChoiceIssue,
  params: Readonly<Record<string, string>>,
  locale: Locale,
): ProblemIssue => ({
  path,
  code,
  message: refusalMessage(code, params, locale),
  params: { ...params },
})

function stepName({ nodes }: ProcessDefinition, nodeId: string, locale: Locale): string {
  const name = nodes.find(({ id }) => id === nodeId)?.name ?? ''
  return name === '' ? (locale === 'en' ? 'a step without a name' : '未命名节点') : name
}
