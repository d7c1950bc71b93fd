/** The people of one visit of a step: who has a share of it, who has claimed it, the decision of each. */
import type { HistoryEntry } from '@formwork/api-contract'

type Person = HistoryEntry['assignees'][number]

export interface ProgressPerson extends Person {
  readonly decision: 'approved' | 'done' | 'resubmitted' | 'chosen' | 'refused' | 'returned' | null
  /** For a named answer (`chosen`). */
  readonly outcome?: string
  readonly remark: string
  /** The people who are away, for whom they are asked. */
  readonly away?: readonly Person[]
  /** Works on it alone. */
  readonly hasClaimed?: true
  /** Is asked once others have answered. */
  readonly comesLater?: true
}

/** With the people for whom the entry says they stand in. */
export function standingIn<Somebody extends Person>(person: Somebody, { standIns = [] }: Pick<HistoryEntry, 'standIns'>) {
  const away = standIns.find(({ id }) => id === person.id)?.away
  return away === undefined ? person : { ...person, away }
}

/** The decision of an act by somebody who was asked; null for any other act. */
export function decisionOf(kind: HistoryEntry['kind']): ProgressPerson['decision'] {
  switch (kind) {
    case 'approved':
    case 'refused':
    case 'returned':
    case 'resubmitted':
    case 'chosen':
      return kind
    case 'completed':
      return 'done'
    default:
      return null
  }
}

/** Shares go from some to others. */
const HANDED_ON: ReadonlySet<HistoryEntry['kind']> = new Set([
  'reassigned',
  'transferred',
  'delegated',
  'handedBack',
  'signersAdded',
  'signerRemoved',
])

/** The people of a visit after shares were passed on, and signers were added and removed. */
function afterHandovers(assigned: HistoryEntry, visit: readonly HistoryEntry[]): readonly Person[] {
  return visit
    .filter(({ kind }) => HANDED_ON.has(kind))
    .reduce<readonly Person[]>((people, { kind, actor, replaced, assignees }) => {
      // Somebody who hands a share back has nothing to decide any more.
      const gone = kind === 'handedBack' && actor !== null ? [...replaced, actor] : replaced
      return [...people.filter(({ id }) => ![...gone, ...assignees].some((other) => other.id === id)), ...assignees]
    }, assigned.assignees)
}

/** Everybody with a share of a visit now, with their decision; while one of those asked has claimed it, the others of them have nothing to do. */
export function visitors(assigned: HistoryEntry, visit: readonly HistoryEntry[], answers: readonly HistoryEntry[]): ProgressPerson[] {
  const people = peopleOf(afterHandovers(assigned, visit), answers).map((person) => standingIn(person, assigned))
  const claimer = claimerOf(visit)
  if (!people.some(({ id, decision }) => id === claimer && decision === null)) return people
  const isIdle = ({ id, decision }: ProgressPerson) => decision === null && assigned.assignees.some((other) => other.id === id)
  return people.flatMap((person) => (person.id === claimer ? [{ ...person, hasClaimed: true as const }] : isIdle(person) ? [] : [person]))
}

/** Those whose turn comes later are last, in its order: the history has them in the order of being asked. */
export function sortedByTurn(people: readonly ProgressPerson[], later: readonly string[]): ProgressPerson[] {
  const isLater = ({ id, decision }: ProgressPerson) => decision === null && later.includes(id)
  const behind = people.filter(isLater).toSorted((a, b) => later.indexOf(a.id) - later.indexOf(b.id))
  return [...people.filter((person) => !isLater(person)), ...behind.map((person) => ({ ...person, comesLater: true as const }))]
}

/**
 * The person to name when there is room for one: for a waiting step, the one who works on it alone, else somebody whose turn it is; for any other, somebody
 * who decided. The first one otherwise.
 */
export function mainPerson(people: readonly ProgressPerson[], isWaiting: boolean): ProgressPerson | undefined {
  const wanted = isWaiting
    ? (people.find(({ hasClaimed }) => hasClaimed === true) ??
      people.find(({ decision, comesLater }) => decision === null && comesLater !== true))
    : people.find(({ decision }) => decision !== null)
  return wanted ?? people[0]
}

/** A claim moves with the share; null: nobody has claimed it. */
function claimerOf(visit: readonly HistoryEntry[]): string | null {
  return visit.reduce<string | null>((claimer, { kind, actor, replaced, assignees }) => {
    if (kind === 'claimed') return actor?.id ?? null
    if (kind === 'released') return null
    const isGivenAway = (kind === 'transferred' || kind === 'reassigned') && replaced.some(({ id }) => id === claimer)
    return isGivenAway ? (assignees[0]?.id ?? null) : claimer
  }, null)
}

/** Those asked, with their decision; people who decided without being listed come after. */
function peopleOf(people: readonly Person[], answers: readonly HistoryEntry[]): ProgressPerson[] {
  const decided = new Map(answers.flatMap((answer) => (answer.actor ? [[answer.actor.id, answer] as const] : [])))
  const asked = people.map((person) => withAnswer(person, decided.get(person.id)))
  const others = [...decided.values()].flatMap((answer) =>
    answer.actor && !people.some((person) => person.id === answer.actor?.id) ? [withAnswer(answer.actor, answer)] : [],
  )
  return [...asked, ...others]
}

function withAnswer(person: Person, answer: HistoryEntry | undefined): ProgressPerson {
  const decision = answer === undefined ? null : decisionOf(answer.kind)
  const named = decision === 'chosen' && answer?.outcome !== undefined ? { outcome: answer.outcome } : {}
  return { ...person, decision, remark: answer?.remark ?? '', ...named }
}
