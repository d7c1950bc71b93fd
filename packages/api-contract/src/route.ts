/** How a call is declared: once, here; the server registers it, the console calls it, OpenAPI is generated from it. */
import type { z } from './zod'
import type { Permission } from './permissions'

/**
 * Who may call: nobody needs to be signed in (`public`), anyone signed in (`signed-in`), or holders of any of the listed permissions.
 * A route has no default: leaving it out is a type error, and the server refuses to start on a route that slipped through.
 */
export type Access = 'public' | 'signed-in' | readonly Permission[]

/**
 * `v1`: the spec's paths, `{code, data, msg}` inside HTTP 200 whatever happened.
 * `v2`: everything else, real HTTP statuses and `application/problem+json` (RFC 9457).
 */
export type Wire = 'v1' | 'v2'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface RouteDeclaration {
  readonly method: Method
  /** Path with `:name` parameters, as Fastify reads it. */
  readonly path: `/${string}`
  readonly wire: Wire
  readonly access: Access
  /** One sentence for the generated reference. */
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** v1: the schema of `data`. v2: the schema of the whole body. */
  readonly answer: z.ZodType
  /** v1 only: fields the old wire puts beside `data` (`token`, `id`, `roles` …). */
  readonly extras?: z.ZodType
  /** Its body, or its answer, is a file, or its body is signed as it was sent: such a call is registered and made by hand. */
  readonly carries?: 'file' | 'signed'
  /** The call changes state and accepts an `Idempotency-Key` header: same key and body, same answer; other body, 422. */
  readonly idempotent?: boolean
}

/** Declares one call and keeps its literal types. */
export function defineRoute<const Declaration extends RouteDeclaration>(declaration: Declaration): Declaration {
  return declaration
}

type SchemaOutput<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type SchemaInput<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined

export type RouteParams<R extends RouteDeclaration> = SchemaOutput<R['params']>
export type RouteQuery<R extends RouteDeclaration> = SchemaOutput<R['query']>
export type RouteQueryInput<R extends RouteDeclaration> = SchemaInput<R['query']>
export type RouteBody<R extends RouteDeclaration> = SchemaOutput<R['body']>
export type RouteBodyInput<R extends RouteDeclaration> = SchemaInput<R['body']>
export type RouteAnswer<R extends RouteDeclaration> = z.output<R['answer']>
export type RouteExtras<R extends RouteDeclaration> = SchemaOutput<R['extras']>

/** Fills the `:name` parts of a route's path, each percent-encoded. @throws {TypeError} when a parameter is missing (a bug of the caller). */
export function pathOf(route: RouteDeclaration, params: Readonly<Record<string, string | number>> = {}): string {
  return route.path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    if (value === undefined) throw new TypeError(`${route.method} ${route.path} needs the parameter "${name}"`)
    return encodeURIComponent(String(value))
  })
}
