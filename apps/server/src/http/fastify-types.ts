/** What we hang on Fastify's own types. */
import type { Access, Wire } from '@formwork/api-contract'
import type { Actor } from '../domain/actor'
import type { Locale } from '../domain/locale'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call. A route that leaves it out stops the server from starting. */
    access?: Access
    wire?: Wire
    routeKey?: string
    /** For what a page fetches without script (pictures, downloads): the session's cookie counts too. Reading calls only. */
    acceptsCookie?: boolean
    /** What the call writes; it is refused while there is no space for it. */
    needsSpace?: readonly ('rows' | 'files')[]
  }
  interface FastifyRequest {
    actor: Actor | null
    locale: Locale
  }
}
