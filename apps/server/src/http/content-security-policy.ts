/** The strict policy of every answer. Scripts and styles need this answer's nonce or our own origin; DOM sinks need Trusted Types. */
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyReply {
    /** Fresh for each answer; stands where the console's page has its placeholder. */
    pageNonce?: string
  }
}

const policyFor = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
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
    // `formwork-layout`: the console starts the layout engine of the process picture in a worker, by the one address its policy lets through.
    'trusted-types dompurify formwork-layout',
  ].join('; ')

export async function contentSecurityPolicy(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const nonce = randomBytes(16).toString('base64')
  reply.pageNonce = nonce
  reply.header('content-security-policy', policyFor(nonce))
}
