/** What a handler is given and what it answers, derived from the route's declaration. */
import type {
  RouteAnswer,
  RouteExtras,
  RouteBody,
  RouteDeclaration,
  RouteName,
  RouteParams,
  RouteQuery,
  routes,
} from '@formwork/api-contract'
import type { Caller, Origin } from '../domain/actor'
import type { Locale } from '../domain/locale'

export interface CallFacts extends Origin {
  /** The bearer token itself, for the call that exchanges it. Never to be logged or stored. */
  readonly token: string | null
  /** The address the request went to, as the browser has it: `https://site.example:8443`. */
  readonly site: string
  /** Method and path as declared; names the call in logs and idempotency keys. */
  readonly routeKey: string
  readonly idempotencyKey: string | null
}

export interface Call<R extends RouteDeclaration> {
  readonly params: RouteParams<R>
  readonly query: RouteQuery<R>
  readonly body: RouteBody<R>
  /** Null exactly for public calls. */
  readonly actor: R['access'] extends 'public' ? null : Caller
  readonly locale: Locale
  readonly facts: CallFacts
}

/** Calls with fields beside `data` answer both; all others answer `data` (v1) or the body (v2). */
export type HandlerAnswer<R extends RouteDeclaration> =
  undefined extends RouteExtras<R> ? RouteAnswer<R> : { readonly data: RouteAnswer<R>; readonly extras: RouteExtras<R> }

export type Handler<R extends RouteDeclaration> = (call: Call<R>) => Promise<HandlerAnswer<R>>

/** One handler for every declared call whose body is JSON and no more: a missing one does not compile. */
export type Handlers = {
  readonly [Name in RouteName as (typeof routes)[Name] extends { readonly carries: 'file' | 'signed' } ? never : Name]: Handler<
    (typeof routes)[Name]
  >
}
