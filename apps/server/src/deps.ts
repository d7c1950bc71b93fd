/** What every use-case is given; there is no container and no module-level state. */
import type { Database } from './db/client'
import type { FileStorage } from './storage/file-storage'

/** The part of pino that use-cases may use: an object of facts, then a sentence. */
export interface Log {
  debug(facts: object, message: string): void
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

export interface Deps {
  readonly db: Database
  readonly files: FileStorage
  readonly now: () => Date
  /** A fresh UUID, ordered by time. */
  readonly newId: () => string
  readonly log: Log
}
