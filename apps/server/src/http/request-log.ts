/** The log of one request, created with its first line: most requests write none, and a child of pino's log costs as much as a short call. */
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify'

/** Its lines carry the request's id, as those of a request do. */
export const requestLog: NonNullable<FastifyServerOptions['childLoggerFactory']> = (log, bindings, options) =>
  new RequestLog(log, () => log.child(bindings, options))

type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'

class RequestLog implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger
  readonly #make: () => FastifyBaseLogger
  #made: FastifyBaseLogger | null = null

  constructor(parent: FastifyBaseLogger, make: () => FastifyBaseLogger) {
    this.#parent = parent
    this.#make = make
  }

  get level(): FastifyBaseLogger['level'] {
    return (this.#made ?? this.#parent).level
  }

  trace(...line: readonly unknown[]): void {
    this.#write('trace', line)
  }

  debug(...line: readonly unknown[]): void {
    this.#write('debug', line)
  }

  info(...line: readonly unknown[]): void {
    this.#write('info', line)
  }

  warn(...line: readonly unknown[]): void {
    this.#write('warn', line)
  }

  error(...line: readonly unknown[]): void {
    this.#write('error', line)
  }

  fatal(...line: readonly unknown[]): void {
    this.#write('fatal', line)
  }

  silent(): void {}

  child(...traits: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#log().child(...traits)
  }

  #write(level: Level, line: readonly unknown[]): void {
    Reflect.apply(this.#log()[level], this.#log(), line)
  }

  #log(): FastifyBaseLogger {
    this.#made ??= this.#make()
    return this.#made
  }
}
