/**
 * What a picker offers while it asks the server: of the people it has, those whose texts contain what is typed. The list never empties between two
 * letters, so that an option reached by keys stays reached, and what Enter picks always matches what is typed.
 */
export interface Searched<Person> {
  /** The newest answer. */
  readonly list: readonly Person[]
  /** What is in the field. */
  readonly word: string
  /** Whether the answer is to an earlier word, or being asked for again. */
  readonly isBehind: boolean
  /** What the server searches. */
  readonly textsOf: (person: Person) => readonly (string | undefined)[]
}

export function peopleShown<Person>({ list, word, isBehind, textsOf }: Searched<Person>): readonly Person[] {
  const typed = word.trim().toLowerCase()
  if (!isBehind || typed === '') return list
  return list.filter((person) => textsOf(person).some((text) => text?.toLowerCase().includes(typed) === true))
}
