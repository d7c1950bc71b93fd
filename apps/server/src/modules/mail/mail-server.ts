/** Hands one message to the mail server, and classifies the outcome by a closed list. */
import type { MailSettings, MailTestOutcome } from '@formwork/api-contract'

export interface MailServer {
  readonly settings: MailSettings
  /** Empty for none. */
  readonly password: string
}

export interface Message {
  readonly to: string
  readonly fromName: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The same for each try, so that a receiver can recognize a repetition. */
  readonly id: string
}

export interface Delivery {
  readonly outcome: Exclude<MailTestOutcome, 'no-address' | 'off'>
  /** What the mail server said, or what went wrong on the way to it. */
  readonly answer: string
  /** Trying again will not help: this recipient is refused for good. */
  readonly isFinal: boolean
}

const STEP_MS = 5000
/** Less than the console waits for the answer of a call. */
const WHOLE_MS = 9000
const ANSWER_LENGTH = 500

/** Never throws for what a mail server or the network does: that is its outcome. */
export async function deliverMail({ settings, password }: MailServer, message: Message): Promise<Delivery> {
  const { host, port, security, user, fromAddress } = settings
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user === '' ? {} : { auth: { user, pass: password } }),
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    socketCloseTimeout: 0,
    // A message contains what people typed: it must not be able to name a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const { to, fromName, subject, text, html, id } = message
  try {
    const sent = await transport.sendMail({
      from: { name: fromName, address: fromAddress },
      to: { name: '', address: to },
      subject,
      text,
      html,
      messageId: `<${id}@${fromAddress.split('@').at(-1) ?? 'formwork'}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.timeout(WHOLE_MS),
    })
    return { outcome: 'sent', answer: answerText(sent.response), isFinal: true }
  } catch (error) {
    return failureOf(error)
  } finally {
    transport.close()
  }
}

const OUTCOMES: Readonly<Record<string, Delivery['outcome']>> = {
  ECONNECTION: 'unreachable',
  ETIMEDOUT: 'unreachable',
  ESOCKET: 'unreachable',
  EDNS: 'unreachable',
  EABORT: 'unreachable',
  ETLS: 'encryption',
  EAUTH: 'sign-in',
  ENOAUTH: 'sign-in',
}
/** Messages of Node's TLS about certificates, and what happens when only one side uses TLS. */
const OF_ENCRYPTION = /certificate|self.signed|SSL|TLS|wrong version number/i

function failureOf(error: unknown): Delivery {
  const facts: { code?: unknown; command?: unknown; response?: unknown; responseCode?: unknown } = Object(error)
  const answer = answerText(typeof facts.response === 'string' ? facts.response : error instanceof Error ? error.message : String(error))
  const known = OUTCOMES[String(facts.code)] ?? 'refused'
  const outcome = known === 'unreachable' && OF_ENCRYPTION.test(answer) ? 'encryption' : known
  const isFinal = facts.command === 'RCPT TO' && typeof facts.responseCode === 'number' && facts.responseCode >= 500
  return { outcome, answer, isFinal }
}

const answerText = (answer: string) => answer.trim().slice(0, ANSWER_LENGTH).toWellFormed()
