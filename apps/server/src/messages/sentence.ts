/** What a catalogue of refusals holds. */
import type { RefusalCode } from '../domain/refusal'

/** `{name}` is filled from the refusal's params. Where somebody was quicker, the sentence can depend on what they did. */
export type Sentence = string | SentenceByOutcome

export interface SentenceByOutcome {
  /** By the kind of the act in the history, as the param `outcome` names it. */
  readonly outcomes: Readonly<Record<string, string>>
  /** Any other act of a person. */
  readonly other: string
  /** The param `by` is empty: the system did it. */
  readonly nobody: string
}

export type Catalogue = Readonly<Record<RefusalCode, Sentence>>
