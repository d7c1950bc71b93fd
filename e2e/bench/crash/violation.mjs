/** Something that must never happen, as a sentence. */
export class Violation extends Error {}

/** @throws {Violation} unless it is true. */
export function must(holds, sentence) {
  if (!holds) throw new Violation(sentence)
}

/** Polls. @returns the first answer that is not null. @throws {Violation} with the sentence after the time limit. */
export async function until(ask, seconds, sentence) {
  const endsAt = Date.now() + seconds * 1000
  for (;;) {
    const answer = await ask().catch(() => null)
    if (answer !== null && answer !== false) return answer
    must(Date.now() < endsAt, `${sentence} (waited ${seconds} s)`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}
