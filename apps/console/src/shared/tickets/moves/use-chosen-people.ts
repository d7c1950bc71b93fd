/** People who are chosen for later steps, with a move or at the start: who they are, what is missing, and the server's refusals. */
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { ApiError } from '../../http/api-error'
import type { Colleague } from '../../people/ColleaguePicker'
import { EVERYBODY, type PeopleSource } from '../../people/people-source'

export interface AskedStep {
  readonly nodeId: string
  readonly name: string
  readonly isRequired: boolean
  /** Who may be chosen, where not everybody may. */
  readonly limitedTo?: PeopleSource
}

export interface ChosenStep {
  readonly nodeId: string
  readonly name: string
  readonly isRequired: boolean
  readonly source: PeopleSource
  readonly people: readonly Colleague[]
  readonly error: string | undefined
  readonly inputRef: (input: HTMLInputElement | null) => void
  readonly onChange: (people: readonly Colleague[]) => void
}

/** By step. */
export type People = Readonly<Record<string, readonly Colleague[]>>
type Chosen = Record<string, string[]>

export interface ChosenPeopleOfSteps {
  readonly steps: readonly ChosenStep[]
  /** The body; null when somebody has to be chosen yet, which is shown at the first of those steps, with the focus. */
  readonly read: () => Chosen | null
  /** Shows a refusal at its step. False for one about something else. */
  readonly place: (error: unknown) => boolean
}

/** @param first - the people chosen initially; `onChange` is called with every change. */
export function useChosenPeople(
  asked: readonly AskedStep[],
  { first = {}, onChange }: { readonly first?: People; readonly onChange?: (people: People) => void } = {},
): ChosenPeopleOfSteps {
  const { t } = useLingui()
  const [people, setPeople] = useState<People>(first)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const inputs = useRef(new Map<string, HTMLInputElement>())
  const show = (said: Readonly<Record<string, string>>) => {
    setErrors(said)
    const wrong = asked.find(({ nodeId }) => Object.hasOwn(said, nodeId))
    if (wrong !== undefined) inputs.current.get(wrong.nodeId)?.focus()
  }
  return {
    steps: asked.map(({ nodeId, name, isRequired, limitedTo = EVERYBODY }) => ({
      nodeId,
      name,
      isRequired,
      source: limitedTo,
      people: people[nodeId] ?? [],
      error: errors[nodeId],
      inputRef: (input) => {
        if (input === null) inputs.current.delete(nodeId)
        else inputs.current.set(nodeId, input)
      },
      onChange: (given) => {
        const changed = { ...people, [nodeId]: given }
        setPeople(changed)
        setErrors((said) => Object.fromEntries(Object.entries(said).filter(([id]) => id !== nodeId)))
        onChange?.(changed)
      },
    })),
    read: () => {
      const filled = asked.filter(({ nodeId }) => (people[nodeId] ?? []).length > 0)
      const missing = asked.filter((step) => step.isRequired && !filled.includes(step))
      show(Object.fromEntries(missing.map(({ nodeId, name }) => [nodeId, t`Choose who goes on at “${name}”`])))
      if (missing.length > 0) return null
      return Object.fromEntries(filled.map(({ nodeId }) => [nodeId, (people[nodeId] ?? []).map(({ id }) => id)]))
    },
    place: (error) => {
      if (!(error instanceof ApiError)) return false
      const known = new Set(asked.map(({ nodeId }) => nodeId))
      const said = error.issues.flatMap(({ path, message }): readonly (readonly [string, string])[] => {
        const nodeId = String(path[1])
        return path[0] === 'chosen' && known.has(nodeId) ? [[nodeId, message || error.message]] : []
      })
      // Of several at one step the first is shown.
      show(Object.fromEntries(said.toReversed()))
      return said.length > 0
    },
  }
}
