/** The log: one JSON line per event on standard error, without secrets and without the values of queries. */
import { destination, type DestinationStream, type Logger, pino } from 'pino'
import { messageWithoutValues } from './domain/failed-query'

/** `detail` is where PostgreSQL repeats the values of a row. */
const SECRETS = ['password', 'oldPassword', 'newPassword', 'passwordHash', 'token', 'authorization', 'cookie', 'detail']

export function createLogger(level: string, stream: DestinationStream = destination({ fd: 2, sync: true })): Logger {
  return pino(
    {
      level,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
      serializers: { err: describeError },
    },
    stream,
  )
}

/**
 * What of an error may be written down: drizzle puts the values of a failed query into its message, PostgreSQL puts them into `detail`.
 * Neither is kept; the query's text, the code and the constraint tell enough.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const facts = Object.fromEntries(
    ['code', 'constraint', 'table', 'routine'].flatMap((key) => {
      const value: unknown = Reflect.get(error, key)
      return typeof value === 'string' ? [[key, value]] : []
    }),
  )
  const stack = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return {
    name: error.name,
    message: messageWithoutValues(error),
    ...facts,
    stack,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}
