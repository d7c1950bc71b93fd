/** A server that stops while a connection is busy: requests on it are still answered, not refused. */
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app'

it('answers a call that arrives on a busy connection while it ends, and closes the connection then', async () => {
  const test = await createTestApp()
  const { port } = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }))
  const { token } = await test.as(test.admin)
  const holder = await test.database.pool.connect()
  await holder.query('begin; lock table forms in access exclusive mode')
  const waits = async () => {
    const { rows } = await test.database.pool.query<{ n: number }>(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return rows[0]?.n
  }

  const socket = connect(Number(port), '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(`GET /api/v2/forms HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`)
  await expect.poll(waits).toBe(1)
  const ended = test.app.close()
  const isRefused = () =>
    new Promise((resolve) => {
      const probe = connect(Number(port), '127.0.0.1')
      probe.once('error', () => resolve(true))
      probe.once('connect', () => resolve(void probe.destroy()))
    })
  await expect.poll(isRefused).toBe(true)
  socket.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n')
  await holder.query('rollback')
  holder.release()
  await closed
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  await ended
  await test.close()
})
