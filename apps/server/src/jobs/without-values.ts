/** Errors of jobs as the engine may write them down: into the log, and beside the job, where the state of the system shows it. */
import type { Task } from 'graphile-worker'
import { sqlStateOf } from '../db/sql-state'
import { messageWithoutValues } from '../domain/failed-query'

/** The engine takes message, stack and every property of an error; those of a failed query contain its values. */
export function withoutValues(task: Task): Task {
  return async (...given) => {
    try {
      return await task(...given)
    } catch (error) {
      throw safeError(error)
    }
  }
}

function safeError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  const state = sqlStateOf(error)
  const safe = new Error(`${messageWithoutValues(error)}${state === null ? '' : ` (${state})`}`)
  const places = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  safe.stack = [`Error: ${safe.message}`, ...places].join('\n')
  return safe
}
