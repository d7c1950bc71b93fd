/** A real mail server in the test's own process: it stores what it receives, or refuses it as the test says. */
import { type AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** Headers and body as they came, with encoded words and parts. */
  readonly source: string
}

export interface TestMailServer {
  readonly port: number
  readonly received: readonly ReceivedMail[]
  close(): Promise<void>
}

export interface MailServerTraits {
  readonly user?: string
  readonly password?: string
  /** What is said of a recipient, or nothing to take it. */
  readonly refuses?: (recipient: string) => { readonly code: number; readonly words: string } | undefined
}

export async function startMailServer({ user, password, refuses = () => undefined }: MailServerTraits = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: user === undefined,
    allowInsecureAuth: true,
    disabledCommands: user === undefined ? ['AUTH'] : [],
    logger: false,
    onAuth: (given, _session, done) => {
      if (given.username === user && given.password === password) done(null, { user: given.username })
      else done(Object.assign(new Error('no such user or password'), { responseCode: 535 }))
    },
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refuses(address)
      if (refusal === undefined) done()
      else done(Object.assign(new Error(refusal.words), { responseCode: refusal.code }))
    },
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const from = mailFrom === false ? '' : mailFrom.address
        received.push({ from, to: rcptTo.map(({ address }) => address), source: Buffer.concat(parts).toString('utf8') })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  return {
    port: address.port,
    received,
    close: async () => {
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
