/** The Node version that the server needs. An older one would start, and fail in the first call that uses a missing feature. */
import { StartError } from './domain/start-error'

const OLDEST_MAJOR = 24

/** @throws {StartError} which says what is needed. @param version - as `process.versions.node` */
export function assertNode(version: string): void {
  if (Number.parseInt(version, 10) >= OLDEST_MAJOR) return
  throw new StartError(`Node ${OLDEST_MAJOR} or newer is needed, and this is ${version}. "npx pnpm start" brings its own.`)
}
