/** Asking a directory: real LDAP, plain and encrypted, with people who mean no good and servers that do not work. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  BASE_DN,
  type Certificate,
  newCertificate,
  READER,
  startDirectory,
  startSilentServer,
  startTlsFront,
  type TestDirectory,
  type TestEntry,
} from '../../testing/sign-in/test-directory'
import { queryDirectory, type DirectoryServer } from './query-directory'
import { readEntry } from './read-entry'

const ada: TestEntry = {
  dn: `uid=ada,ou=people,${BASE_DN}`,
  password: 'analytical engine',
  attributes: { uid: 'ada', cn: '艾达', mail: 'ada@example.org', telephonenumber: '555', description: 'x'.repeat(900) },
}

let directory: TestDirectory
let certificate: Certificate

beforeAll(async () => {
  certificate = await newCertificate({ ip: '127.0.0.1' })
  directory = await startDirectory([])
})
afterAll(() => directory.close())
beforeEach(() => {
  directory.entries.splice(0, Number.POSITIVE_INFINITY, READER, ada)
  directory.binds.length = 0
})

const server = (traits: Partial<DirectoryServer> = {}): DirectoryServer => ({
  url: directory.url,
  startTls: false,
  verifiesCertificate: true,
  ca: '',
  bindDn: READER.dn,
  bindPassword: READER.password,
  baseDn: BASE_DN,
  userField: 'uid',
  fields: { nickName: 'cn', phone: 'telephonenumber', email: 'mail', avatar: 'jpegPhoto', remark: 'description' },
  ...traits,
})
const adas = { username: 'ada', password: ada.password }
const problemsOf = async (asked: ReturnType<typeof queryDirectory>) => (await asked).steps.map(({ step, problem }) => [step, problem])

describe('asking the directory', () => {
  it('tells who it is, with what the attributes say, cut to what is stored here', async () => {
    const answer = await queryDirectory(server(), adas)
    expect(answer.person).toEqual({
      username: 'ada',
      nickName: '艾达',
      phone: '555',
      email: 'ada@example.org',
      avatar: '',
      remark: 'x'.repeat(500),
    })
    expect(answer.steps.map(({ step, problem, entries }) => [step, problem, entries])).toEqual([
      ['connect', null, undefined],
      ['bind', null, undefined],
      ['search', null, 1],
      ['sign-in', null, undefined],
      ['fields', null, undefined],
    ])
  })

  it('knows an attribute whatever its case', () => {
    const entry = { dn: 'uid=ada', UID: 'ada', telephoneNumber: [], TelephoneNumber: ['555', '556'] }
    const { userField, fields } = server({ fields: { ...server().fields, phone: 'telephoneNumber' } })
    expect(readEntry(entry, { userField, fields }, 'Ada')).toMatchObject({ username: 'ada', nickName: 'ada', phone: '555' })
  })

  it('takes the name as the directory spells it', async () => {
    // This server compares letter by letter; most do not.
    directory.entries.splice(1, 1, { ...ada, attributes: { uid: ['ada', 'ADA'] } })
    expect((await queryDirectory(server(), { ...adas, username: 'ADA' })).person?.username).toBe('ada')
  })

  it.each(['*', '*)(uid=*', 'ada)(|(uid=*', 'a*', '\\2a', 'ada\\', '(', ')', '&', 'ada*', 'ädä', 'ada@example.org'])(
    'finds nobody for %j, however it is built',
    async (username) => {
      const answer = await queryDirectory(server(), { username, password: ada.password })
      expect([answer.person, answer.problem]).toEqual([null, 'nobody'])
    },
  )

  it('never sends an empty password, which a directory would take for nobody in particular', async () => {
    const answer = await queryDirectory(server(), { username: 'ada', password: '' })
    expect([answer.person, answer.problem, directory.binds]).toEqual([null, 'wrong-password', []])
  })

  it('refuses a wrong password, and asks about a password for nobody’s name too', async () => {
    expect((await queryDirectory(server(), { ...adas, password: 'wrong' })).problem).toBe('wrong-password')
    const known = directory.binds.length
    directory.binds.length = 0
    expect((await queryDirectory(server(), { username: 'nobody', password: 'wrong' })).problem).toBe('nobody')
    expect(directory.binds).toHaveLength(known)
  })

  it('takes none of two entries', async () => {
    directory.entries.push({ ...ada, dn: `uid=ada,ou=others,${BASE_DN}` })
    const answer = await queryDirectory(server(), adas)
    expect([answer.problem, answer.steps.at(-1)?.entries, directory.binds.length]).toEqual(['several', 2, 1])
  })

  it('does not let a looser comparison of the directory make another spelling of a name', async () => {
    directory.entries.push({ ...ada, attributes: { uid: ['ada', 'ada  l'] } })
    directory.entries.splice(1, 1)
    expect((await queryDirectory(server(), { ...adas, username: 'ada  l' })).problem).toBe('no-user-name')
  })

  it('says which step failed: nobody there, a wrong account of the site, a base that is not there', async () => {
    expect(await problemsOf(queryDirectory(server({ url: 'ldap://127.0.0.1:1' }), adas))).toEqual([['connect', 'unreachable']])
    expect(await problemsOf(queryDirectory(server({ bindPassword: 'wrong' }), adas))).toEqual([
      ['connect', null],
      ['bind', 'wrong-account'],
    ])
    expect((await problemsOf(queryDirectory(server({ baseDn: 'dc=elsewhere' }), adas))).at(-1)).toEqual(['search', 'no-base'])
  })

  it('tells a host that there is not from one that is no directory, or speaks no TLS there', async () => {
    const website = createServer((_, answer) => answer.end())
    await new Promise<void>((done) => {
      website.listen(0, '127.0.0.1', done)
    })
    const { port } = website.address() as AddressInfo
    expect(await problemsOf(queryDirectory(server({ url: 'ldap://nowhere.invalid' }), adas))).toEqual([['connect', 'no-host']])
    // oxlint-disable-next-line no-await-in-loop -- one server
    for (const scheme of ['ldap', 'ldaps'])
      expect(await problemsOf(queryDirectory(server({ url: `${scheme}://127.0.0.1:${port}` }), adas))).toEqual([
        ['connect', 'no-directory'],
      ])
    website.close()
  })

  it('gives a server up that says nothing', async () => {
    const silence = await startSilentServer()
    for (const startTls of [false, true]) {
      // oxlint-disable-next-line no-await-in-loop -- one server
      const answer = await queryDirectory(server({ url: silence.url, startTls }), adas, 60)
      expect(answer.problem).toBe('timeout')
    }
    await silence.close()
  })
})

describe('an encrypted connection', () => {
  let secure: TestDirectory
  let front: Awaited<ReturnType<typeof startTlsFront>>
  beforeAll(async () => {
    secure = await startDirectory([ada], certificate)
    front = await startTlsFront(directory, certificate)
  })
  afterAll(async () => {
    await front.close()
    await secure.close()
  })
  const places = () => [{ url: secure.url }, { url: front.url, startTls: true }]

  it('is trusted with the certificate that was given, by TLS and by StartTLS', async () => {
    for (const place of places()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await queryDirectory(server({ ...place, ca: certificate.cert }), adas)
      expect([place, answer.person?.username]).toEqual([place, 'ada'])
    }
  })

  it('is refused without it, with another one, and with one for another host', async () => {
    const other = await newCertificate({ ip: '127.0.0.1' })
    const elsewhere = await newCertificate({ name: 'directory.example.org' })
    const misnamed = await startDirectory([ada], elsewhere)
    const tries = [...places(), ...places().map((place) => ({ ...place, ca: other.cert })), { url: misnamed.url, ca: elsewhere.cert }]
    for (const place of tries) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const steps = await problemsOf(queryDirectory(server(place), adas))
      expect(steps).toEqual([['connect', 'certificate']])
    }
    expect(secure.binds.filter(({ password }) => password === ada.password).length).toBeLessThanOrEqual(1)
    await misnamed.close()
  })

  it('is taken as it is only where that was chosen', async () => {
    const answer = await queryDirectory(server({ url: secure.url, verifiesCertificate: false }), adas)
    expect(answer.person?.username).toBe('ada')
  })
})
