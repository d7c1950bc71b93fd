/** How the files of a form reach the server: one at a time, with progress, as the signed-in person. */
import { UPLOAD_PATH } from '@formwork/api-contract'
import type { FormRendererProps } from '@formwork/form-renderer'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '../http/api-error'
import { ownHeaders, postFiles } from '../http/post-files'
import { useSite } from '../session/site'
import { readToken } from '../session/token-cookie'

type Uploads = NonNullable<FormRendererProps['upload']>
type Request = NonNullable<Uploads['request']>

const request: Request = async (file, context) => {
  try {
    const address = await postFiles(UPLOAD_PATH, [['file', file]], context)
    if (typeof address === 'string') return { url: address, name: file.name }
    return { problem: i18n._(msg`The server did not say where the file is.`) }
  } catch (error) {
    // An unreadable answer has no message of the server.
    if (error instanceof ApiError && error.code !== 'answer.unreadable' && error.message !== '') return { problem: error.message }
    throw error
  }
}

/** For every form of the console. Without an address of its own a field sends to this server. */
export const formUploads: Uploads = {
  request,
  // As the server announced; it enforces them anyway.
  get limits() {
    const { maxFileSize, fileTypes } = useSite.getState().upload_limits
    return { maxFileSize, ...(fileTypes === undefined ? {} : { fileTypes }) }
  },
  // A definition may name our own address; any other gets none of our headers.
  headers: (target) => (target.origin === location.origin ? ownHeaders(readToken()) : {}),
}
