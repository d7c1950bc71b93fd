/** Two real servers on one PostgreSQL that neither of them runs: how they begin, and that each knows at once what the other has taken from somebody. */
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { connect, POOLS } from '../db/client'
import { builtServerFolder } from '../testing/built-server'
import { signIn } from '../testing/demo-server'
import { firstStart, runServer, stopServer } from '../testing/server-process'

const folder = builtServerFolder()

/** Ten people, each known to both servers until the moment they are disabled at one of them. */
async function expectRefusedAtOnce([one = '', other = '']: readonly string[]): Promise<void> {
  const call = async (address: string, token: string, method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const response = await fetch(`${address}${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    return (await response.json()) as { readonly code: number; readonly data: { readonly userId: string } }
  }
  const admin = await signIn(one, 'admin', firstStart.ADMIN_PASSWORD)
  const fields = { nickName: 'x', phone: '', email: '', deptId: null, roleIds: [], remark: '', status: '0' }
  for (let index = 0; index < 10; index += 1) {
    const person = { username: `person-${index}`, password: 'a fine phrase' }
    const { data } = await call(one, admin, 'POST', '/api/v1/sysUser', { ...fields, ...person })
    const token = await signIn(other, person.username, person.password)
    const codeAt = async (address: string) => (await call(address, token, 'GET', '/api/v1/getinfo')).code
    expect([await codeAt(one), await codeAt(other)]).toEqual([200, 200])
    expect((await call(one, admin, 'PUT', '/api/v1/sysUser', { userId: data.userId, status: '1' })).code).toBe(200)
    expect([await codeAt(other), await codeAt(one)]).toEqual([401, 401])
  }
}

describe('two servers on one PostgreSQL elsewhere', () => {
  it('start together on an empty database, one of them seeds it, and who is disabled at one is refused at the other at once', async () => {
    const { host, port, user, password } = inject('postgres')
    const admin = connect({ host, port, user, password, database: 'postgres' }, () => {}, POOLS.jobs)
    await admin.pool.query('create database replicas')
    const environment = {
      ...firstStart,
      DATA_DIR: join(folder.path, 'files-of-both'),
      DATABASE_URL: `postgresql://${user}:${password}@localhost/replicas?host=${encodeURIComponent(host)}&port=${port}`,
    }
    const servers = [runServer(environment), runServer(environment)]
    const addresses = await Promise.all(servers.map((server) => server.ready))
    expect(servers.filter((server) => server.output().includes('Administrator: admin'))).toHaveLength(1)
    for (const address of addresses) expect((await fetch(`${address}/health`)).status).toBe(200)
    await expectRefusedAtOnce(addresses)
    expect(await Promise.all(servers.map(stopServer))).toEqual([0, 0])
    await admin.pool.query('drop database replicas with (force)')
    await admin.close()
  })
})
