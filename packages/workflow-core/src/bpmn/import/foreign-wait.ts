/** How long a timer of another program waits. */
import { type NodeOf, UNCHOSEN_FIELD } from '../../definition'
import { CONDITION_LANGUAGE } from '../words'
import { secondsOf } from './durations'
import { type FlowElement, titleOf } from './file-shape'
import type { TakeNote } from './report'

type Wait = NodeOf<'timer'>['wait']

export const isTimer = ({ eventDefinitions }: FlowElement): boolean =>
  eventDefinitions.length === 1 && eventDefinitions[0]?.$type === 'bpmn:TimerEventDefinition'

/** A name alone: a variable that holds the moment. */
const VARIABLE = /^(?:[$#]\{\s*([\p{L}_][\p{L}\p{N}_.]*)\s*\}|=\s*([\p{L}_][\p{L}\p{N}_.]*))$/u

/** An unreadable wait becomes one for a field that is not chosen yet, which publishing refuses. */
export function waitOf(element: FlowElement, note: TakeNote): Wait {
  const [definition] = element.eventDefinitions
  const duration = definition?.timeDuration?.body ?? ''
  const seconds = secondsOf(duration)
  if (seconds !== null) return { kind: 'delay', seconds }
  const date = definition?.timeDate
  const field = date === undefined ? null : date.language === CONDITION_LANGUAGE ? date.body.trim() : variableIn(date.body)
  if (field !== null && field !== '' && field.length <= 200) return { kind: 'until', model: field }
  note('wait', titleOf(element), duration || date?.body || definition?.timeCycle?.body)
  return { kind: 'until', model: UNCHOSEN_FIELD }
}

function variableIn(text: string): string | null {
  const found = VARIABLE.exec(text.trim())
  return found?.[1] ?? found?.[2] ?? null
}
