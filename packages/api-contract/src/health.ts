/** Liveness. Its body is a contract with load balancers and so follows neither wire. */
export const HEALTH_PATH = '/health'
export const HEALTHY = { status: 'ok' } as const
export const UNHEALTHY = { status: 'unavailable' } as const
