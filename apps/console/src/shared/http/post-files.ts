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

/** Without a timeout: a person sees the progress and can cancel. @returns the data of the envelope. @throws {ApiError} */
export async function postFiles(path: string, fields: FormToSend['fields'], context: SendContext): Promise<unknown> {
  const token = readToken()
  const sent = await sendForm({ url: path, headers: ownHeaders(token), fields }, context)
  if (!sent.ok) {
    if (sent.code === 'aborted') throw new ApiError({ code: 'aborted', message: '' })
    throw new ApiError({ code: 'network', message: i18n._(msg`Cannot connect to the server. Please check the server.`) })
  }
  try {
    return readEnvelope(sent.body).data
  } catch (error) {
    if (isSessionEnd(error) && announceSessionEnd(token) === 'renewed') return postFiles(path, fields, context)
    throw error
  }
}
