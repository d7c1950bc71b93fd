/** Posts files as the signed-in person, with progress. By XMLHttpRequest: a `fetch` with progress streams its body, which Chromium refuses over HTTP/1.1. */
import { type FormToSend, type SendContext, sendForm } from '@formwork/form-renderer'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { currentLocale } from '../i18n/i18n'
import { readToken } from '../session/token-cookie'
import { ApiError, isSessionEnd } from './api-error'
import { readEnvelope } from './read-answer'
import { announceSessionEnd } from './session-end'

/** Never to another origin. */
export function ownHeaders(token: string | null): Readonly<Record<string, string>> {
  return { 'Accept-Language': currentLocale(), ...(token === null ? {} : { Authorization: `Bearer ${token}` }) }
}

/** The server takes four of one person at once; another tab, and other calls, need a connection too. */
const AT_ONCE = 3
/** The server says the same; more apart, so that tabs do not ask at the same moment. */
const RETRY_MS = 2000
const TRIES = 30

let running = 0
const waiting = new Set<() => void>()

/**
 * Without a timeout: a person sees the progress and can cancel. Some at once, the others at their turn; one that the server refuses
 * because the same person sends too many is sent again. @returns the data of the envelope. @throws {ApiError}
 */
export async function postFiles(path: string, fields: FormToSend['fields'], context: SendContext): Promise<unknown> {
  if (running >= AT_ONCE) await untilTurn(context.signal)
  else running += 1
  try {
    return await postPatiently(path, fields, context, TRIES)
  } finally {
    const [next] = waiting
    // Takes the place over.
    if (next === undefined) running -= 1
    else next()
  }
}

function untilTurn(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiting.delete(begin)
      signal.removeEventListener('abort', stop)
    }
    const begin = () => {
      leave()
      resolve()
    }
    const stop = () => {
      leave()
      reject(new ApiError({ code: 'aborted', message: '' }))
    }
    if (signal.aborted) return stop()
    waiting.add(begin)
    signal.addEventListener('abort', stop)
  })
}

async function postPatiently(path: string, fields: FormToSend['fields'], context: SendContext, tries: number): Promise<unknown> {
  try {
    return await postOnce(path, fields, context)
  } catch (error) {
    if (!(error instanceof ApiError) || error.reason !== 'rate.limited' || tries <= 1) throw error
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS * (1 + Math.random())))
    if (context.signal.aborted) throw new ApiError({ code: 'aborted', message: '' })
    return postPatiently(path, fields, context, tries - 1)
  }
}

async function postOnce(path: string, fields: FormToSend['fields'], context: SendContext): Promise<unknown> {
  const token = readToken()
  const sent = await sendForm({ url: path, headers: ownHeaders(token), fields }, context)
  if (!sent.ok) {
    if (sent.code === 'aborted') throw new ApiError({ code: 'aborted', message: '' })
    throw new ApiError({ code: 'network', message: i18n._(msg`Cannot connect to the server. Please check the server.`) })
  }
  try {
    return readEnvelope(sent.body).data
  } catch (error) {
    if (isSessionEnd(error) && announceSessionEnd(token) === 'renewed') return postOnce(path, fields, context)
    throw error
  }
}
