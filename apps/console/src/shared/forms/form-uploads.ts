/** How the files of a form reach the server: one at a time, with progress, as the signed-in person. */
import { UPLOAD_PATH } from '@formwork/api-contract'
import type { FormRendererProps, UploadedFile, UploadRefusal } from '@formwork/form-renderer'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import ky from 'ky'
import { currentLocale } from '../i18n/i18n'
import { ApiError } from '../http/api-error'
import { readEnvelope } from '../http/read-answer'
import { readToken } from '../session/token-cookie'

type Uploads = NonNullable<FormRendererProps['upload']>

/** Never to another origin: the renderer asks for these headers only for addresses of our own. */
function authorization(): Readonly<Record<string, string>> {
  const token = readToken()
  return { 'Accept-Language': currentLocale(), ...(token === null ? {} : { Authorization: `Bearer ${token}` }) }
}

const request: NonNullable<Uploads['request']> = async (file, { signal, onProgress }) => {
  const body = new FormData()
  body.set('file', file, file.name)
  const response = await ky.post(new URL(UPLOAD_PATH, location.origin), {
    body,
    signal,
    retry: 0,
    // As long as it takes: a person sees the progress and can cancel.
    timeout: false,
    throwHttpErrors: false,
    headers: authorization(),
    onUploadProgress: ({ percent }) => onProgress(Math.round(percent * 100)),
  })
  return whereItIs(await response.json().catch(() => undefined), file.name)
}

/** The address in the server's answer, or the server's own sentence about why there is none. */
function whereItIs(answer: unknown, name: string): UploadedFile | UploadRefusal {
  try {
    const { data } = readEnvelope(answer)
    return typeof data === 'string' ? { url: data, name } : { problem: i18n._(msg`The server did not say where the file is.`) }
  } catch (error) {
    // Of an answer that cannot be read the server said nothing.
    if (error instanceof ApiError && error.code !== 'answer.unreadable' && error.message !== '') return { problem: error.message }
    throw error
  }
}

/** For every form of the console. Without an address of its own a field sends to this server. */
export const formUploads: Uploads = {
  request,
  // A definition may name our own address; any other gets nothing of ours.
  headers: (target) => (target.origin === location.origin ? authorization() : {}),
}
