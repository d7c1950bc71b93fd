/** What came from the server answers once its part of the program is there; a person who gets no answer does it again. */
import { expect } from '@playwright/test'

/** @param attempt - does it, and expects the answer within a second or so. Whatever it does, doing it twice must come to the same. */
export function untilItAnswers(attempt: () => Promise<void>): Promise<void> {
  return expect(attempt).toPass({ timeout: 60_000 })
}
