/** Makes a call with a minimal request: enough to learn whether somebody may make it. */
import type { RouteDeclaration } from '@formwork/api-contract'
import type { TestAnswer, TestClient } from './test-app'

/** Enough of a request for the check of rights; other tests check what the call does after it. */
export function bareCall(client: TestClient, { method, path }: RouteDeclaration): Promise<TestAnswer> {
  const url = path.replaceAll(/:[a-zA-Z]+/g, '00000000-0000-4000-8000-000000000000')
  if (method === 'GET') return client.get(url)
  if (method === 'DELETE') return client.delete(url)
  return method === 'POST' ? client.post(url, {}) : client.put(url, {})
}

export function accessOf(answer: TestAnswer): 'unknown' | 'forbidden' | 'open' {
  const code = answer.at('code')
  if (code === 401 || code === 'session.missing') return 'unknown'
  return code === 403 || code === 'permission.denied' ? 'forbidden' : 'open'
}
