/** A route for the first load: method and path, without the schemas. The type argument keeps it equal to the contract. */
import type { RouteDeclaration } from '@formwork/api-contract'

type Travelling = 'method' | 'path' | 'wire'

/** A method, path or wire that differs from the declaration does not compile. */
export function lightRoute<R extends RouteDeclaration>(route: Pick<R, Travelling>): R {
  return route as R
}
