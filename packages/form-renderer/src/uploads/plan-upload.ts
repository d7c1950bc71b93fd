/** Where the files of a field go: to its own address, to an object storage, or to the host. Pure. */
import { firstBadHeader, readUrl } from '../sources/plan-request'
import { detailOf } from '../sources/source-problem'
import { refuseUpload, type UploadOutcome } from './upload-problem'
import type { UploadSettings } from './upload-settings'

/** The options that say where files go. */
export interface TargetOptions {
  readonly action: string
  readonly headers: Readonly<Record<string, string>>
  readonly isQiniu: boolean
  readonly tokenFunc: string
  readonly domain: string
}

export type UploadTarget =
  | { readonly kind: 'host'; readonly request: NonNullable<UploadSettings['request']> }
  /** `isOwn`: on the page's own origin. */
  | { readonly kind: 'form'; readonly url: URL; readonly headers: Readonly<Record<string, string>>; readonly isOwn: boolean }
  /** `domain` has no slash at its end; the file's address is the domain and its key. */
  | { readonly kind: 'storage'; readonly url: URL; readonly domain: string }

/** @param base - the page's address: what relative addresses are relative to. */
export function planUpload(
  options: TargetOptions,
  settings: UploadSettings,
  base: string,
): UploadOutcome<{ readonly target: UploadTarget }> {
  const { request } = settings
  // The host decides where its tokens are sent, before the definition.
  const address = (options.isQiniu && settings.storageUrl) || options.action.trim()
  if (address === '') return request ? { ok: true, target: { kind: 'host', request } } : refuseUpload({ code: 'target' })
  const url = readUrl(address, base)
  if (!url) return refuseUpload({ code: 'address', detail: detailOf(address) })
  if (options.isQiniu) {
    const domain = options.domain.trim()
    const isWeb = /^https?:\/\//i.test(domain) && readUrl(domain, base) !== null
    if (!isWeb) return refuseUpload({ code: 'domain', detail: detailOf(domain) })
    if (!settings.token) return refuseUpload({ code: 'token' })
    return { ok: true, target: { kind: 'storage', url, domain: withoutSlashes(domain) } }
  }
  const bad = firstBadHeader(options.headers)
  if (bad !== undefined) return refuseUpload({ code: 'header', detail: detailOf(bad) })
  return { ok: true, target: { kind: 'form', url, headers: options.headers, isOwn: url.origin === new URL(base).origin } }
}

function withoutSlashes(text: string): string {
  let end = text.length
  while (text[end - 1] === '/') end--
  return text.slice(0, end)
}
