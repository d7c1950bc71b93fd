/** Choice fields: radio, checkbox and select, with choices of their own or from an address. */
import type { JsonObject, JsonValue } from '../../json'
import { type Choice, type ChoiceValue, isChoiceValue } from '../../options/choices'
import { DEFAULT_PROPS, DEFAULT_REQUEST } from '../../options/given-choices'
import type { Draft, Path } from './draft'
import type { Sketch } from './sketch'

/** How a choice field looks. */
export type ChoiceKind = 'radio' | 'checkbox' | 'select' | 'multiple'

/** One choice of the source: its value and the words for it. */
export function choice(value: ChoiceValue, label: string): Choice {
  return { value, label: label === '' ? String(value) : label }
}

/** Choices from an address. */
export interface RemoteChoices {
  readonly url: string
  /** The dotted path of the list inside the answer; '' when the answer is the list. */
  readonly list: string
  readonly value: string
  readonly label: string
}

/** Options of a choice field. `showLabel` is set because the old family shows values otherwise. */
export function choiceOptions(
  kind: ChoiceKind,
  choices: readonly Choice[],
  found: JsonValue | undefined,
  remote: RemoteChoices | null = null,
): Readonly<Record<string, JsonValue | undefined>> {
  const isMany = kind === 'checkbox' || kind === 'multiple'
  return {
    options: choices.map((each): JsonObject => ({ ...each })),
    showLabel: true,
    defaultValue: isMany ? manyDefault(found) : oneDefault(found),
    ...(kind === 'multiple' ? { multiple: true } : {}),
    ...(remote === null ? {} : remoteOptions(remote)),
  }
}

/** A choice field of the sketch. */
export function sketchChoice(
  sketch: Sketch,
  kind: ChoiceKind,
  parts: { readonly name: string; readonly model: string; readonly options: Readonly<Record<string, JsonValue | undefined>> },
  path: Path,
): Draft {
  return sketch.draft(kind === 'multiple' ? 'select' : kind, parts, path)
}

function manyDefault(found: JsonValue | undefined): readonly JsonValue[] | undefined {
  if (Array.isArray(found)) return (found as readonly JsonValue[]).filter(isChoiceValue)
  return isChoiceValue(found) ? [found] : undefined
}

function oneDefault(found: JsonValue | undefined): JsonValue | undefined {
  const one = Array.isArray(found) ? (found as readonly JsonValue[])[0] : found
  return isChoiceValue(one) ? one : undefined
}

function remoteOptions({ url, list, value, label }: RemoteChoices): JsonObject {
  return {
    remote: 99,
    requestMethod: { ...DEFAULT_REQUEST, url, result: list },
    props: { ...DEFAULT_PROPS, ...(value === '' ? {} : { value }), ...(label === '' ? {} : { label }) },
  }
}
