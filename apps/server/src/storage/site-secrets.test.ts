/** Secrets at rest: opened by the same key and for the same purpose only. */
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { siteSecrets } from './site-secrets'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formwork-key-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const inFolder = (name = 'site-key') => siteSecrets({ file: join(folder, 'new', name), given: undefined })

it('opens what it sealed, after a restart too, and never seals alike twice', async () => {
  const sealed = await inFolder().seal('ldap', '密码 "x"')
  expect(await inFolder().open('ldap', sealed)).toBe('密码 "x"')
  expect(Buffer.from(sealed, 'base64url').toString('utf8')).not.toContain('密码')
  expect(await inFolder().seal('ldap', '密码 "x"')).not.toBe(sealed)
})

it('keeps the key where only its owner reads it', async () => {
  await inFolder().seal('ldap', 'x')
  expect((await stat(join(folder, 'new', 'site-key'))).mode & 0o777).toBe(0o600)
})

it('does not open with another key, for another purpose, what was changed, or without a key', async () => {
  const sealed = await inFolder().seal('ldap', 'secret')
  const changed = sealed.slice(0, 30) + (sealed[30] === 'A' ? 'B' : 'A') + sealed.slice(31)
  await inFolder('other').seal('ldap', 'makes the other key')
  const tries = [
    inFolder('other').open('ldap', sealed),
    inFolder('none').open('ldap', sealed),
    inFolder().open('oidc', sealed),
    inFolder().open('ldap', changed),
    inFolder().open('ldap', ''),
    inFolder().open('ldap', 'secret'),
  ]
  expect(await Promise.all(tries)).toEqual([null, null, null, null, null, null])
})

it('takes a given key in place of a file, so that servers on one database share it', async () => {
  const given = 'a long text that both servers are given'
  const [one, two] = [siteSecrets({ file: join(folder, 'a'), given }), siteSecrets({ file: join(folder, 'b'), given })]
  expect(await two.open('ldap', await one.seal('ldap', 'secret'))).toBe('secret')
  await expect(stat(join(folder, 'a'))).rejects.toThrow('ENOENT')
})
