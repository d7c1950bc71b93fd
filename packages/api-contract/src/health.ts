/** Whether calls are answered, for load balancers; and the state of the whole system, for administrators. */
import { z } from './zod'
import { emptyAnswer, instantSchema } from './shapes/fields'
import { defineRoute } from './route'

/** Liveness. Its body is a contract with load balancers and so follows neither wire. */
export const HEALTH_PATH = '/health'
export const HEALTHY = { status: 'ok' } as const
export const UNHEALTHY = { status: 'unavailable' } as const
/** Calls are answered, but somebody has to act: a page of the database is damaged, or changes are refused for lack of space. */
const DEGRADED_REASONS = ['database-damaged', 'disk-nearly-full'] as const
export type DegradedReason = (typeof DEGRADED_REASONS)[number]
export const degraded = (reason: DegradedReason) => ({ status: 'degraded', reason }) as const

/** What needs an administrator, the gravest first. */
export const SYSTEM_TROUBLES = [
  ...DEGRADED_REASONS,
  'connections-nearly-used',
  'jobs-late',
  'jobs-failed',
  'schedules-refused',
  'inbound-refused',
  'webhooks-failing',
] as const
const systemTroubleSchema = z.enum(SYSTEM_TROUBLES)
export type SystemTrouble = z.output<typeof systemTroubleSchema>

const jobIdSchema = z.string().check(z.stringFormat('job-id', /^[1-9]\d{0,17}$/))

export const failedJobSchema = z.object({
  id: jobIdSchema,
  /** The kind of work, as the server calls it. */
  task: z.string(),
  attempts: z.number(),
  /** The first line of the last error: the lines after it may contain values. */
  error: z.string(),
  createdAt: instantSchema,
  /** When it was tried last. */
  failedAt: instantSchema,
})
export type FailedJob = z.output<typeof failedJobSchema>

export const systemHealthSchema = z.object({
  at: instantSchema,
  troubles: z.array(systemTroubleSchema),
  server: z.object({
    version: z.string(),
    node: z.string(),
    uptimeSeconds: z.number(),
    residentBytes: z.number(),
    heapBytes: z.number(),
    /** How many share the database; null while none runs jobs. */
    servers: z.number().nullable(),
  }),
  database: z.object({
    version: z.string(),
    bytes: z.number(),
    /** Of the whole PostgreSQL, others' included. */
    connections: z.number(),
    mostConnections: z.number(),
    /** True for the PostgreSQL that the server started itself. */
    isOwn: z.boolean(),
  }),
  jobs: z.object({
    waiting: z.number(),
    running: z.number(),
    failed: z.number(),
    /** How long the longest waiting due job is late; 0 while none is due. */
    lateSeconds: z.number(),
    /** The last 50 that failed for good. */
    failures: z.array(failedJobSchema),
  }),
  /** Enabled schedules that started no ticket the last time they were due. */
  schedules: z.object({ refused: z.number() }),
  /** Enabled inbound webhooks whose last call was refused. */
  inbound: z.object({ refused: z.number() }),
  /** Enabled webhooks at which nothing has arrived for a quarter of an hour. */
  webhooks: z.object({ failing: z.number() }),
  storage: z.object({
    files: z.number(),
    bytes: z.number(),
    /** Free space on the disk of the files; null where that is not known. */
    freeBytes: z.number().nullable(),
  }),
  mail: z.object({ isOn: z.boolean() }),
  /** When the last backup was written with `backup FILE`; null while none was. */
  backup: z.object({ at: instantSchema.nullable() }),
})
export type SystemHealth = z.output<typeof systemHealthSchema>

export const getSystemHealth = defineRoute({
  method: 'GET',
  path: '/api/v2/system/health',
  wire: 'v2',
  access: ['system:monitor:server:list'],
  summary: 'How the server that answers, the database, the jobs and the storage do, and what of it asks for somebody.',
  answer: systemHealthSchema,
})

const jobParams = z.object({ id: jobIdSchema })

export const retryJob = defineRoute({
  method: 'POST',
  path: '/api/v2/system/jobs/:id/retry',
  wire: 'v2',
  access: ['system:monitor:job:edit'],
  summary: 'Begins a job anew that failed for good, with all its attempts; `job.not-failed` for one that goes on by itself or is gone.',
  params: jobParams,
  answer: emptyAnswer,
})

export const removeJob = defineRoute({
  method: 'DELETE',
  path: '/api/v2/system/jobs/:id',
  wire: 'v2',
  access: ['system:monitor:job:edit'],
  summary: 'Deletes a job that failed for good: what it should have done stays undone.',
  params: jobParams,
  answer: emptyAnswer,
})
