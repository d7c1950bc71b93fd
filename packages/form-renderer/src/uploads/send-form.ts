/** Posts a multipart form and reads the JSON in its answer. By XMLHttpRequest: `fetch` reports no upload progress. */
import { VALUE_LIMITS } from '@formwork/form-schema'

/** A browser reports a lost connection only after many minutes. Servers and proxies give up sooner than this. */
const SILENCE_MS = 90_000

/**
 * A form to post.
 *
 * @example const form: FormToSend = { url: '/files', headers: { 'x-csrf-token': csrfToken }, fields: [['file', file]] }
 */
export interface FormToSend {
  /** Where to, absolute or relative to the page. */
  readonly url: string
  /** Request headers in addition to the browser's own; the content type is set by the browser. */
  readonly headers: Readonly<Record<string, string>>
  /** In this order; object storages want the file last. */
  readonly fields: readonly (readonly [name: string, value: string | File])[]
}

/**
 * What stops a form on its way, and what is told about it. An `UploadContext` is one.
 *
 * @example const context: SendContext = { signal: AbortSignal.timeout(60_000), onProgress: (percent) => console.log(percent) }
 */
export interface SendContext {
  /** Ends it. */
  readonly signal: AbortSignal
  /** Called with how much has been sent, in percent. */
  readonly onProgress: (percent: number) => void
}

/**
 * The answer, whatever its status; or that there was none, or none worth reading.
 *
 * @example const isTaken = (sent: SentForm) => sent.ok && sent.status === 200
 */
export type SentForm =
  /** `body` is the JSON of the answer; undefined when it is no JSON. */
  | { readonly ok: true; readonly status: number; readonly body: unknown }
  /** `network`: the server was not reached, or nothing moved for a long time. `answer`: its answer was longer than any address. `aborted`: by the signal. */
  | { readonly ok: false; readonly code: 'network' | 'answer' | 'aborted' }

/**
 * Posts files with progress, as the upload fields themselves do; for an `upload.request` of your own.
 *
 * A `fetch` that reports progress has to stream its body, which Chromium refuses over HTTP/1.1; this works over any version.
 *
 * @param form - where to post, request headers, and the fields in their order.
 * @param context - `signal` stops it; `onProgress` is called with what has been sent, in percent.
 * @returns the answer, or why there is none (`ok: false`); never rejects.
 * @example
 * const request = async (file: File, context: UploadContext) => {
 *   const sent = await sendForm({ url: '/files', headers: {}, fields: [['file', file]] }, context)
 *   return sent.ok && sent.status === 200 ? { url: String(sent.body) } : { problem: 'The file was not taken' }
 * }
 */
export function sendForm({ url, headers, fields }: FormToSend, { signal, onProgress }: SendContext): Promise<SentForm> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    let isLost = false
    const giveUp = () => {
      isLost = true
      stop()
    }
    let silence: ReturnType<typeof setTimeout> | undefined
    const noteMovement = () => {
      clearTimeout(silence)
      silence = setTimeout(giveUp, SILENCE_MS)
    }
    const finish = (sent: SentForm) => {
      clearTimeout(silence)
      signal.removeEventListener('abort', stop)
      globalThis.removeEventListener('offline', giveUp)
      resolve(sent)
    }
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      noteMovement()
      if (lengthComputable && total > 0) onProgress(Math.min(100, Math.round((loaded / total) * 100)))
    })
    request.addEventListener('progress', ({ loaded }) => {
      noteMovement()
      if (loaded > VALUE_LIMITS.textBytes) stop()
    })
    request.addEventListener('abort', () => finish({ ok: false, code: signal.aborted ? 'aborted' : isLost ? 'network' : 'answer' }))
    request.addEventListener('error', () => finish({ ok: false, code: 'network' }))
    request.addEventListener('load', () => finish({ ok: true, status: request.status, body: parse(request.responseText) }))
    if (signal.aborted) return finish({ ok: false, code: 'aborted' })
    signal.addEventListener('abort', stop)
    globalThis.addEventListener('offline', giveUp)
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    const form = new FormData()
    for (const [name, value] of fields) form.append(name, value)
    request.send(form)
    noteMovement()
  })
}

function parse(text: string): unknown {
  if (text.length > VALUE_LIMITS.textBytes) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
