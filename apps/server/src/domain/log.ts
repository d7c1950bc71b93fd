/** What may be written to the log: an object of facts, then a sentence. Implemented by pino. */
export interface Log {
  debug(facts: object, message: string): void
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}
