/** Liveness. Its body is a contract with load balancers and so follows neither wire. */
export const HEALTH_PATH = '/health'
export const HEALTHY = { status: 'ok' } as const
export const UNHEALTHY = { status: 'unavailable' } as const
/** Calls are answered, yet somebody has to look: a page of the database is damaged, or changes are refused for want of space. */
type DegradedReason = 'database-damaged' | 'disk-nearly-full'
export const degraded = (reason: DegradedReason) => ({ status: 'degraded', reason }) as const
