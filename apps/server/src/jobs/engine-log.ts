/** What the job engine says, in the server's log: which job, and never what it was given. */
import { Logger } from 'graphile-worker'
import { z } from 'zod'
import type { Log } from '../domain/log'

const jobSchema = z.object({
  job: z.object({
    id: z.string(),
    task_identifier: z.string(),
    attempts: z.number(),
    max_attempts: z.number(),
    run_at: z.coerce.date(),
  }),
  duration: z.number().optional(),
})

export function engineLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    const facts = factsOf(meta)
    if (level === 'error') log.error(facts, message)
    else if (level === 'warning') log.warn(facts, message)
    else log.debug(facts, message)
  })
}

/** The error of a job that failed stands in the message. */
function factsOf(meta: unknown): Record<string, unknown> {
  const read = jobSchema.safeParse(meta)
  if (!read.success) return {}
  const { job, duration } = read.data
  const facts = { jobId: job.id, task: job.task_identifier, attempt: job.attempts, mostAttempts: job.max_attempts, dueAt: job.run_at }
  return duration === undefined ? facts : { ...facts, milliseconds: Math.round(duration) }
}
