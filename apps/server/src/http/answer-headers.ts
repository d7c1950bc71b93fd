/** The headers of every answer. Set as one step of each call, so that Node writes all headers at once. */
import { randomFillSync } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyReply {
    /** Fresh for each answer; replaces the placeholder in the console's page. */
    pageNonce?: string
  }
}

/** What the helmet package sets, the same for each answer: through it they are set one by one, checked twice and copied by Node. */
const ALWAYS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
} as const

/** Browsers use only https for a year. */
const STAY_SECURE = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const

export function setAnswerHeaders(isSecure: boolean): (request: FastifyRequest, reply: FastifyReply) => void {
  const headers: Readonly<Record<string, string>> = isSecure ? { ...ALWAYS, ...STAY_SECURE } : ALWAYS
  return (request, reply) => {
    const nonce = freshNonce()
    reply.pageNonce = nonce
    reply.headers(headers).header('x-request-id', request.id).header('content-security-policy', policyFor(nonce))
  }
}

/** Scripts and styles need this answer's nonce or our own origin; DOM sinks need Trusted Types. */
const BEFORE_SCRIPTS = "default-src 'none'; script-src 'self' 'nonce-"
const BEFORE_STYLES = "'; style-src 'self' 'nonce-"
const REST = [
  "'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // `formwork-workers`: the console starts the layout engine of the process picture and the reader of BPMN in workers, by the addresses its policy lets through.
  'trusted-types dompurify formwork-workers',
].join('; ')

const policyFor = (nonce: string): string => BEFORE_SCRIPTS + nonce + BEFORE_STYLES + nonce + REST

const NONCE_BYTES = 16
/** Random bytes are drawn for many answers at once: one draw costs as much as many. None is used twice. */
const drawn = Buffer.alloc(NONCE_BYTES * 256)
let used = drawn.length

function freshNonce(): string {
  if (used === drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  const begin = used
  used += NONCE_BYTES
  return drawn.toString('base64', begin, used)
}
