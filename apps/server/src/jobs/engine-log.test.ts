/** Lines of the job engine in the server's log: an operator finds the job by them, and learns nothing of tickets and people. */
import { expect, it } from 'vitest'
import { engineLogger } from './engine-log'

const job = {
  id: '7',
  task_identifier: 'notices.deliver',
  attempts: 2,
  max_attempts: 12,
  run_at: new Date('2026-03-02T09:00:00Z'),
  payload: { nodeName: '主管审批', to: ['somebody'] },
  last_error: 'a mail to zhang.san@example.com was refused',
}

it('name the job, its tries and how long it took, and leave out what it was given', () => {
  const lines: unknown[] = []
  const note = (level: string) => (facts: unknown, message?: string) => void lines.push([level, facts, message])
  const log = { debug: note('debug'), info: note('info'), warn: note('warn'), error: note('error') }
  const logger = engineLogger(log)
  logger.debug('Completed', { job, duration: 12.4, success: true })
  logger.error('Failed', { job })
  logger.info('Worker connected', {})
  const facts = { jobId: '7', task: 'notices.deliver', attempt: 2, mostAttempts: 12, dueAt: job.run_at }
  expect(lines).toEqual([
    ['debug', { ...facts, milliseconds: 12 }, 'Completed'],
    ['error', facts, 'Failed'],
    ['debug', {}, 'Worker connected'],
  ])
})
