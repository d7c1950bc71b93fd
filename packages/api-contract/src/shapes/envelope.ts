/** The v1 envelope: what the spec's clients read from every answer, whatever happened, inside HTTP 200. */
import { z } from '../zod'

export const ENVELOPE_CODES = {
  ok: 200,
  /** A refused request: wrong password, bad input, a conflict. `msg` says what. */
  refused: 400,
  /** No token, or one that was never valid. */
  unauthenticated: 401,
  /** The account may not do this. */
  forbidden: 403,
  /** A token that was valid and has run out; clients treat it as 401. */
  expired: 6401,
  /** Something broke on our side. */
  failed: -1,
} as const

export type EnvelopeCode = (typeof ENVELOPE_CODES)[keyof typeof ENVELOPE_CODES]

/** Only `code` and `msg` are sure: `data` is absent on refusals, and some calls put fields beside it. */
export const envelopeSchema = z.looseObject({ code: z.number(), msg: z.string().default(''), data: z.unknown().optional() })
export type Envelope = z.output<typeof envelopeSchema>
