/** Changing one's own password: other sessions end, this one continues with a new token. */
import type { routes } from '@formwork/api-contract'
import { callWithExtras } from '../http/call'
import { lightRoute } from '../http/light-route'
import { writeToken } from './token-cookie'

const route = lightRoute<(typeof routes)['changePassword']>({ method: 'PUT', path: '/api/v1/user/pwd', wire: 'v1' })

/** @throws {ApiError} */
export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  const { extras } = await callWithExtras(route, { body: { oldPassword, newPassword, passwordType: 0 } })
  writeToken(extras.token, extras.expire)
}
