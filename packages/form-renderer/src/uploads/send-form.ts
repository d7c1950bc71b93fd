/** Posts a multipart form and reads the JSON in its answer. By XMLHttpRequest: `fetch` says nothing about what has been sent. */
import { LIMITS } from '@formwork/form-schema'
import { refuseUpload, type UploadOutcome } from './upload-problem'

export interface FormToSend {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** In this order; object storages want the file last. */
  readonly fields: readonly (readonly [name: string, value: string | File])[]
}

export interface SendContext {
  readonly signal: AbortSignal
  readonly onProgress: (percent: number) => void
}

/** Resolves to the answer's body as JSON. Never rejects; what an aborted one resolves to is for nobody. */
export function sendForm(
  { url, headers, fields }: FormToSend,
  { signal, onProgress }: SendContext,
): Promise<UploadOutcome<{ body: unknown }>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    const finish = (outcome: UploadOutcome<{ body: unknown }>) => {
      signal.removeEventListener('abort', stop)
      resolve(outcome)
    }
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.min(100, Math.round((loaded / total) * 100)))
    })
    request.addEventListener('progress', ({ loaded }) => {
      if (loaded > LIMITS.textBytes) stop()
    })
    request.addEventListener('abort', () => finish(refuseUpload({ code: 'answer' })))
    request.addEventListener('error', () => finish(refuseUpload({ code: 'network' })))
    request.addEventListener('load', () => finish(readAnswer(request.status, request.responseText)))
    if (signal.aborted) return finish(refuseUpload({ code: 'network' }))
    signal.addEventListener('abort', stop)
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    const form = new FormData()
    for (const [name, value] of fields) form.append(name, value)
    request.send(form)
  })
}

function readAnswer(status: number, text: string): UploadOutcome<{ body: unknown }> {
  const body = parse(text)
  if (status >= 200 && status < 300) return body === undefined ? refuseUpload({ code: 'answer' }) : { ok: true, body }
  return refuseUpload({ code: 'status', detail: String(status) })
}

function parse(text: string): unknown {
  if (text.length > LIMITS.textBytes) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
