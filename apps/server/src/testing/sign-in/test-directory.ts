/** A real LDAP server in the test's process, made by another library than the one that asks it. */
import { connect, createServer, type Server, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import ldap from 'ldapjs'
import { generate } from 'selfsigned'

export const BASE_DN = 'dc=example,dc=org'

export interface TestEntry {
  readonly dn: string
  readonly password: string
  readonly attributes: Readonly<Record<string, string | string[]>>
}

/** The site's own account. */
export const READER: TestEntry = { dn: `cn=reader,${BASE_DN}`, password: 'reader’s secret', attributes: { objectclass: 'account' } }

export interface Certificate {
  readonly key: string
  readonly cert: string
}

export interface TestDirectory {
  readonly url: string
  /** Changed by the test as it likes. */
  readonly entries: TestEntry[]
  /** Who was bound, and with which password, in order. */
  readonly binds: { readonly dn: string; readonly password: string }[]
  close(): Promise<void>
}

/** As far as the library's handlers are used here; its own types leave them open. */
interface BindCall {
  readonly dn: unknown
  readonly credentials: unknown
}
interface SearchCall {
  readonly filter: { matches(attributes: TestEntry['attributes']): boolean }
}
interface Answer {
  send(entry: Pick<TestEntry, 'dn' | 'attributes'>): void
  end(): void
}
type Next = (error?: unknown) => void

export async function newCertificate(host: { readonly ip: string } | { readonly name: string }): Promise<Certificate> {
  const altNames = 'ip' in host ? [{ type: 7 as const, ip: host.ip }] : [{ type: 2 as const, value: host.name }]
  const made = await generate([{ name: 'commonName', value: 'test' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames }],
  })
  return { key: made.private, cert: made.cert }
}

export async function startDirectory(people: readonly TestEntry[], certificate?: Certificate): Promise<TestDirectory> {
  const server = ldap.createServer(certificate === undefined ? {} : { key: certificate.key, certificate: certificate.cert })
  const entries = [READER, ...people]
  const binds: { dn: string; password: string }[] = []
  const isDn = (one: string, other: string) => one.replaceAll(', ', ',').toLowerCase() === other.replaceAll(', ', ',').toLowerCase()
  server.bind('', (req: BindCall, res: Answer, next: Next) => {
    const [dn, password] = [String(req.dn), String(req.credentials)]
    binds.push({ dn, password })
    // As directories do: a name without a password is an anonymous bind, and that is not refused.
    const isRight = password === '' || entries.some((entry) => isDn(entry.dn, dn) && entry.password === password)
    if (!isRight) return next(new ldap.InvalidCredentialsError())
    res.end()
    return next()
  })
  server.search(BASE_DN, (req: SearchCall, res: Answer, next: Next) => {
    for (const { dn, attributes } of entries) if (req.filter.matches(attributes)) res.send({ dn, attributes })
    res.end()
    return next()
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', () => done())
  })
  const { port } = new URL(server.url.replace(/^ldaps?:/, 'http:'))
  const url = `${certificate === undefined ? 'ldap' : 'ldaps'}://127.0.0.1:${port}`
  return { url, entries, binds, close: () => new Promise((done) => server.close(() => done())) }
}

/** Accepts StartTLS on `ldap://` and passes the decrypted bytes to a plain directory. */
export async function startTlsFront(
  directory: TestDirectory,
  { key, cert }: Certificate,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const { hostname, port } = new URL(directory.url)
  return listen((socket) => {
    socket.once('data', (request) => {
      // LDAPMessage: the request's own id, extendedResp, success, no DN, no message. What asks for it is the only thing a client sends first.
      const id = request[4] ?? 0
      socket.write(Buffer.from([0x30, 0x0c, 0x02, 0x01, id, 0x78, 0x07, 0x0a, 0x01, 0x00, 0x04, 0x00, 0x04, 0x00]))
      const secure = new TLSSocket(socket, { isServer: true, key, cert })
      const behind = connect(Number(port), hostname)
      secure.pipe(behind).pipe(secure)
      for (const one of [secure, behind]) one.on('error', () => [secure, behind].forEach((other) => other.destroy()))
    })
  })
}

/** Accepts connections, and never sends anything. */
export const startSilentServer = () => listen(() => {})

async function listen(onSocket: (socket: Socket) => void): Promise<{ readonly url: string; close(): Promise<void> }> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    onSocket(socket)
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((done) => server.close(done))
  }
  return { url: `ldap://127.0.0.1:${address.port}`, close }
}
