/**
 * The options of a picker while it asks the server: those of its present people whose texts contain what is typed. The list never empties between two
 * letters, so that an option selected by keys stays selected, and what Enter picks always matches what is typed.
 */
export interface Searched<Person> {
  /** The newest answer. */
  readonly list: readonly Person[]
  /** What is in the field. */
  readonly word: string
  /** Whether the answer is for an earlier word, or is loading again. */
  readonly isBehind: boolean
  /** What the server searches. */
  readonly textsOf: (person: Person) => readonly (string | undefined)[]
}

export function peopleShown<Person>({ list, word, isBehind, textsOf }: Searched<Person>): readonly Person[] {
  const typed = word.trim().toLowerCase()
  if (!isBehind || typed === '') return list
  return list.filter((person) => textsOf(person).some((text) => text?.toLowerCase().includes(typed) === true))
}
