/** Which statements reach the database, begin and commit among them: what a use-case costs is a number that a test can hold. */
import type { Pool, PoolClient } from 'pg'

export interface SentStatement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** @returns the texts sent by any of the pool's connections while `work` ran. */
export async function recordStatements(pool: Pool, work: () => Promise<unknown>): Promise<string[]> {
  return (await recordQueries(pool, work)).map(({ text }) => text)
}

/** The same with the values that were sent. */
export async function recordQueries(pool: Pool, work: () => Promise<unknown>): Promise<SentStatement[]> {
  const sent: SentStatement[] = []
  let isOn = true
  const listened = new Set<PoolClient>()
  const listen = (client: PoolClient) => {
    if (listened.has(client)) return
    listened.add(client)
    const send = client.query.bind(client) as (...parameters: unknown[]) => unknown
    Reflect.set(client, 'query', (query: unknown, values: unknown, ...rest: unknown[]) => {
      const text = typeof query === 'string' ? query : String(Reflect.get(Object(query), 'text'))
      if (isOn) sent.push({ text, values: Array.isArray(values) ? values : [] })
      return send(query, values, ...rest)
    })
  }
  pool.on('acquire', listen)
  await work()
  isOn = false
  pool.off('acquire', listen)
  return sent
}
