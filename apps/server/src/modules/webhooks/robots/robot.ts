/** What every robot implements, and how its answers are judged: most of them refuse with a status of 200. */
import type { ChatMessage, DeliveryError, JsonObject } from '@formwork/api-contract'
import type { Answer } from '../../outgoing/send-request'
import type { RobotPlace } from './robot-place'

export interface RobotCall {
  readonly url: URL
  readonly body: string
}

export interface Verdict {
  /** Null: it was taken. */
  readonly error: DeliveryError | null
  /** Another try would fail in the same way. */
  readonly isFinal: boolean
}

export interface Robot {
  /** The message in its format, the same at each try. */
  readonly bodyOf: (message: ChatMessage) => JsonObject
  /** Signed for this moment, where the robot requires that. */
  readonly callOf: (place: RobotPlace, body: string, at: Date) => RobotCall
  readonly verdictOf: (answer: Answer) => Verdict
}

/** The robot or the webhook has to be changed first. */
const FINAL: readonly DeliveryError[] = ['robot-unknown', 'wrong-signature', 'keyword-missing', 'address-not-listed', 'message-refused']
const TOO_MANY_REQUESTS = 429
/** The receiver refuses further deliveries for good. */
const GONE = 410

export const isAccepted = ({ status }: Answer): boolean => status >= 200 && status < 300
export const ACCEPTED: Verdict = { error: null, isFinal: false }
export const failedWith = (error: DeliveryError): Verdict => ({ error, isFinal: FINAL.includes(error) })

/** For an answer whose body says nothing. */
export function byStatus(answer: Answer): Verdict {
  if (answer.status === TOO_MANY_REQUESTS) return failedWith('too-often')
  return isAccepted(answer) ? failedWith('refused') : { error: 'status', isFinal: answer.status === GONE }
}

/** @returns an empty object when the body is no JSON object */
export function answeredFields({ text }: Answer): JsonObject {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : {}
  } catch {
    return {}
  }
}

/** By the code in the answer, where there is one. */
export function byCode(answer: Answer, code: unknown, errors: Readonly<Record<number, DeliveryError>>): Verdict {
  if (typeof code !== 'number') return byStatus(answer)
  if (code === 0) return isAccepted(answer) ? ACCEPTED : byStatus(answer)
  return failedWith(errors[code] ?? 'refused')
}
