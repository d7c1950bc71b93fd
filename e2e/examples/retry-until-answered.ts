/** Server-rendered content reacts once its code is loaded; a person without a reaction tries again. */
import { expect } from '@playwright/test'

/** @param attempt - tries, and expects the result within a second or so. Trying twice must have the same result. */
export function retryUntilAnswered(attempt: () => Promise<void>): Promise<void> {
  return expect(attempt).toPass({ timeout: 60_000 })
}
