/** Which calls an API token may make at all. Whoever found one must not become its person, nor go on after it is revoked. */
import { type RouteDeclaration, routes } from '@formwork/api-contract'
import type { TokenLimits } from '../../domain/actor'

const CLOSED: readonly RouteDeclaration[] = [
  routes.changePassword,
  routes.refreshToken,
  routes.refreshTokenByGet,
  routes.logout,
  routes.getSecondFactor,
  routes.beginSecondFactor,
  routes.confirmSecondFactor,
  routes.renewRecoveryCodes,
  routes.removeSecondFactor,
  routes.resetSecondFactor,
  routes.endMySession,
  routes.endOtherSessions,
  routes.createMyToken,
  routes.revokeMyToken,
  routes.revokeToken,
]

const keys = new Set(CLOSED.map(({ method, path }) => `${method} ${path}`))

/** Before its permissions are asked for. */
export const isOpenTo = ({ readOnly }: TokenLimits, routeKey: string | undefined, method: string): boolean =>
  !(readOnly && method !== 'GET') && (routeKey === undefined || !keys.has(routeKey))
