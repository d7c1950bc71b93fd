/** How the files of a form reach the server: one at a time, with progress, as the signed-in person. */
import { FILE_LIMIT_BYTES, UPLOAD_PATH } from '@formwork/api-contract'
import { type FormRendererProps, sendForm, type UploadedFile, type UploadRefusal } from '@formwork/form-renderer'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError, isSessionEnd } from '../http/api-error'
import { readEnvelope } from '../http/read-answer'
import { announceSessionEnd } from '../http/session-end'
import { currentLocale } from '../i18n/i18n'
import { readToken } from '../session/token-cookie'

type Uploads = NonNullable<FormRendererProps['upload']>
type Request = NonNullable<Uploads['request']>

/** Never to another origin: the renderer asks for these headers only for addresses of our own. */
function headersWith(token: string | null): Readonly<Record<string, string>> {
  return { 'Accept-Language': currentLocale(), ...(token === null ? {} : { Authorization: `Bearer ${token}` }) }
}

const request: Request = async (file, context) => {
  const token = readToken()
  // As long as it takes: a person sees the progress and can cancel.
  const sent = await sendForm({ url: UPLOAD_PATH, headers: headersWith(token), fields: [['file', file]] }, context)
  if (!sent.ok) return { problem: i18n._(msg`Cannot connect to the server. Please check the server.`) }
  try {
    return whereItIs(sent.body, file.name)
  } catch (error) {
    if (isSessionEnd(error) && announceSessionEnd(token) === 'renewed') return request(file, context)
    // Of an answer that cannot be read the server said nothing.
    if (error instanceof ApiError && error.code !== 'answer.unreadable' && error.message !== '') return { problem: error.message }
    throw error
  }
}

/** The address in the server's answer. @throws {ApiError} with the server's own sentence about why there is none. */
function whereItIs(answer: unknown, name: string): UploadedFile | UploadRefusal {
  const { data } = readEnvelope(answer)
  return typeof data === 'string' ? { url: data, name } : { problem: i18n._(msg`The server did not say where the file is.`) }
}

/** For every form of the console. Without an address of its own a field sends to this server. */
export const formUploads: Uploads = {
  request,
  limits: { maxFileSize: FILE_LIMIT_BYTES },
  // A definition may name our own address; any other gets nothing of ours.
  headers: (target) => (target.origin === location.origin ? headersWith(readToken()) : {}),
}
