/** What a start would come to while its form is filled in: the engine is asked, nothing is checked but who may start, and nothing is written. */
import { defaultValues } from '@formwork/form-schema'
import { choosingAtStart, type ProcessDefinition, type ProcessState } from '@formwork/workflow-core'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import { toAskable } from '../directory'
import { checkStartForms } from '../forms/check-forms'
import { isOfStart } from '../forms/process-forms'
import { requirePublished } from '../read-start'
import { type Names, namesFor } from '../ticket-facts'
import { startNeeds, stepOfStart, type WantedStart } from './first-step'

/** What a start would come to with what is filled in. */
export interface FirstStepAhead {
  readonly definition: ProcessDefinition
  readonly state: ProcessState
  readonly names: Names
  /** Steps it comes to whose people are still to be chosen: the engine would ask the administrators there. */
  readonly toChoose: ReadonlySet<string>
}

/**
 * The first step of a start that is not filled in completely yet: rules of the form are not asked, and nothing is written.
 *
 * @returns null where the process would refuse the start
 * @throws {Refusal} when the process is not there or not for them, or its published version is another than the one that is filled in
 */
export async function tryFirstStep(deps: Deps, actor: Actor, { input, locale }: WantedStart): Promise<FirstStepAhead | null> {
  const at = deps.now()
  const once = { actorId: actor.userId, key: null, route: '', bodyHash: '' }
  const read = await deps.ticketBatches.readStart(actor, { ...startNeeds({ input, locale }, once, at), fileIds: [] })
  const published = requirePublished(read, input.version)
  const { versionId, definition } = published
  const forms = deps.publishedForms.formsOf(versionId, published)
  const defaults = forms.filter(isOfStart).map(({ form }) => defaultValues(form))
  // Computed as well; values that fit no field are left out.
  const values = checkStartForms(forms, Object.assign({}, ...defaults, input.values), locale, { isChecked: () => false })
  const people = toAskable(read.askable, { definition, requester: actor.userId, values })
  const result = await stepOfStart(deps, actor, { published, people, forms, values, input, sources: {} }, { read, at })
  if (!result.ok) return null
  const choosing = new Set(
    choosingAtStart(definition).flatMap(({ nodeId }) => ((input.chosen?.[nodeId] ?? []).length === 0 ? [nodeId] : [])),
  )
  const opened = result.effects.flatMap((effect) => (effect.type === 'task.open' && effect.fallback ? [effect.nodeId] : []))
  const requester = { id: actor.userId, name: actor.name }
  return {
    definition,
    state: result.state,
    names: namesFor({ requester, people: new Map() }, { names: people.names, candidates: read.chosenPeople }),
    toChoose: new Set(opened.filter((nodeId) => choosing.has(nodeId))),
  }
}
