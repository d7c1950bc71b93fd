/** Which statements reach the database, begin and commit among them: what a use-case costs is a number that a test can hold. */
import type { Pool, PoolClient } from 'pg'

/** @returns the texts sent by any of the pool's connections while `work` ran. */
export async function recordStatements(pool: Pool, work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = []
  let isOn = true
  const listened = new Set<PoolClient>()
  const listen = (client: PoolClient) => {
    if (listened.has(client)) return
    listened.add(client)
    const send = client.query.bind(client) as (...parameters: unknown[]) => unknown
    Reflect.set(client, 'query', (query: unknown, ...rest: unknown[]) => {
      if (isOn) texts.push(typeof query === 'string' ? query : String(Reflect.get(Object(query), 'text')))
      return send(query, ...rest)
    })
  }
  pool.on('acquire', listen)
  await work()
  isOn = false
  pool.off('acquire', listen)
  return texts
}
