/** Sends one file to its target and finds its address in the answer. */
import { isSafeAddress } from '@formwork/form-schema'
import { detailOf } from '../sources/source-problem'
import type { UploadTarget } from './plan-upload'
import { sendForm } from './send-form'
import { refuseUpload, type UploadOutcome, type UploadProblem } from './upload-problem'
import type { UploadContext, UploadedFile, UploadSettings } from './upload-settings'

export interface FileToSend {
  readonly file: File
  /** Identifies the file; the object storage stores it under this name. */
  readonly key: string
  readonly tokenFunc: string
}

/** Never rejects. @param onThrown - called with what a function of the host threw. */
export async function sendFile(
  { file, key, tokenFunc }: FileToSend,
  target: UploadTarget,
  settings: UploadSettings,
  context: UploadContext,
  onThrown: (error: unknown) => void,
): Promise<UploadOutcome<{ readonly uploaded: UploadedFile }>> {
  try {
    if (target.kind === 'host') return fromHost(await target.request(file, context))
    const { model } = context.field
    // Every definition names a function by default; what it hands out stays on the page's own server unless an object storage wants it.
    const wantsToken = tokenFunc !== '' && (target.kind === 'storage' || target.isOwn)
    const token = wantsToken ? ((await settings.token?.(tokenFunc, { target: target.url, model })) ?? '') : ''
    if (target.kind === 'storage' && token === '') return refuseUpload({ code: 'token' })
    const fields: (readonly [string, string | File])[] = []
    if (token !== '') fields.push(['token', token])
    if (target.kind === 'storage') fields.push(['key', key])
    fields.push(['file', file])
    const url = target.url.href
    const headers = target.kind === 'form' ? { ...target.headers, ...hostHeaders(settings, target) } : {}
    const sent = await sendForm({ url, headers, fields }, context)
    // The result of an aborted one is ignored.
    if (!sent.ok) return refuseUpload({ code: sent.code === 'aborted' ? 'network' : sent.code })
    const { status, body } = sent
    if (status < 200 || status >= 300) return refuseUpload(reasonIn(body) ?? { code: 'status', detail: String(status) })
    if (body === undefined) return refuseUpload({ code: 'answer' })
    return target.kind === 'form' ? fromServer(body) : fromStorage(body, target.domain, key)
  } catch (error) {
    onThrown(error)
    // A host's function may throw anything; what it threw is not for the reader.
    return refuseUpload({ code: 'failed' })
  }
}

/** The host's own headers, which a definition could otherwise have sent wherever it likes. */
function hostHeaders(
  { headers }: UploadSettings,
  { url, isOwn }: UploadTarget & { readonly kind: 'form' },
): Readonly<Record<string, string>> {
  if (typeof headers === 'function') return headers(url)
  return headers && isOwn ? headers : {}
}

/** The address is `url`, else `data` (spec 7.5). */
function fromServer(body: unknown): UploadOutcome<{ readonly uploaded: UploadedFile }> {
  const url = ownText(body, 'url') ?? ownText(body, 'data')
  if (url !== undefined) return checked({ url, size: ownMember(body, 'size'), type: ownText(body, 'type') })
  return refuseUpload(reasonIn(body) ?? { code: 'answer' })
}

/** A server's own sentence about why it did not take the file. */
function reasonIn(body: unknown): UploadProblem | undefined {
  const reason = ownText(body, 'msg') ?? ownText(body, 'message')
  return reason === undefined ? undefined : { code: 'refused', detail: detailOf(reason) }
}

/** The address is the domain and the key under which the storage keeps the file. */
function fromStorage(body: unknown, domain: string, key: string): UploadOutcome<{ readonly uploaded: UploadedFile }> {
  const stored = ownText(body, 'key') ?? key
  return checked({ url: `${domain}/${stored.split('/').map(encodeURIComponent).join('/')}`, key: stored })
}

/** A host that knows why says so itself. */
function fromHost(answer: unknown): UploadOutcome<{ readonly uploaded: UploadedFile }> {
  const problem = ownText(answer, 'problem')
  return problem === undefined ? checked(answer) : refuseUpload({ code: 'refused', detail: detailOf(problem) })
}

/** Addresses come from servers and from hosts: what may not be shown may not be stored. An object of this page ends with the page. */
function checked(uploaded: unknown): UploadOutcome<{ readonly uploaded: UploadedFile }> {
  const url = ownText(uploaded, 'url')
  if (url === undefined) return refuseUpload({ code: 'answer' })
  if (!isSafeAddress(url) || /^blob:/i.test(url)) return refuseUpload({ code: 'unsafe' })
  const texts = (['name', 'key', 'type'] as const).flatMap((member) => {
    const text = ownText(uploaded, member)
    return text === undefined ? [] : [[member, text]]
  })
  const size = ownMember(uploaded, 'size')
  return { ok: true, uploaded: { url, ...Object.fromEntries(texts), ...(isSize(size) ? { size } : {}) } }
}

const isSize = (size: unknown): size is number => typeof size === 'number' && size >= 0

function ownText(value: unknown, key: string): string | undefined {
  const text = ownMember(value, key)
  return typeof text === 'string' && text !== '' ? text : undefined
}

function ownMember(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}
