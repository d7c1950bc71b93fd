/** The files somebody adds to a comment or a move: sent as they are chosen, kept until that is sent. */
import { fileIdOf, UPLOAD_PATH } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { ApiError, isAborted, messageOf } from '../../http/api-error'
import { postFiles } from '../../http/post-files'
import { formatBytes } from '../../i18n/format'
import { useLocale } from '../../i18n/use-locale'
import { useSite } from '../../session/site'
import { newId } from '../../new-id'
import { showToast } from '../../ui/feedback/toast-store'
import { takesKind } from './takes-kind'

export const MAX_ATTACHMENTS = 10

export interface Attachment {
  /** Of the file, on the server. */
  readonly id: string
  readonly name: string
}

/** `sending` with the percent that are there. */
export type AttachmentEntry = { readonly key: string; readonly name: string } & (
  | { readonly state: 'sending'; readonly percent: number }
  | { readonly state: 'there'; readonly id: string }
  /** `retry` where another attempt may bring it: its connection was lost, or the session ended. */
  | { readonly state: 'failed'; readonly why: string; readonly retry: (() => void) | null }
)

export interface Attachments {
  readonly entries: readonly AttachmentEntry[]
  /** The uploaded ones, in their order. */
  readonly sent: readonly Attachment[]
  readonly isSending: boolean
  /** Whether all of them can be sent. Shows why not: one is still uploading, or was refused and would be missing. */
  readonly areReady: () => boolean
  /** What the browser's own dialog offers; undefined for any file. */
  readonly accept: string | undefined
  readonly add: (files: readonly File[]) => void
  readonly remove: (key: string) => void
  readonly clear: () => void
}

export function useAttachments(first: readonly Attachment[] = []): Attachments {
  const { t } = useLingui()
  const [entries, setEntries] = useState<readonly AttachmentEntry[]>(() =>
    first.map(({ id, name }) => ({ key: id, name, state: 'there', id })),
  )
  const { maxFileSize, fileTypes } = useSite((site) => site.upload_limits)
  const kinds = fileTypes?.join(' ') ?? ''
  const largest = formatBytes(maxFileSize, useLocale())
  const running = useRef(new Map<string, AbortController>())
  const put = (entry: AttachmentEntry) => setEntries((before) => before.map((one) => (one.key === entry.key ? entry : one)))
  const send = async (key: string, file: File) => {
    const { name } = file
    const retry = () => {
      put({ key, name, state: 'sending', percent: 0 })
      void send(key, file)
    }
    const controller = new AbortController()
    running.current.set(key, controller)
    try {
      // When the rule cannot be loaded, the server decides.
      if (!(await takesKind(file, fileTypes).catch(() => true))) {
        put({ key, name, state: 'failed', why: t`This site takes only ${kinds}`, retry: null })
        return
      }
      const onProgress = (percent: number) => put({ key, name, state: 'sending', percent })
      const id = fileIdOf(await postFiles(UPLOAD_PATH, [['file', file]], { signal: controller.signal, onProgress }))
      put(
        id === null
          ? { key, name, state: 'failed', why: t`The server did not say where the file is.`, retry }
          : { key, name, state: 'there', id },
      )
    } catch (error) {
      if (isAborted(error)) return
      // What the server refused it would refuse again.
      const isRefused = error instanceof ApiError && error.code === 'v1.refused'
      put({ key, name, state: 'failed', why: messageOf(error), retry: isRefused ? null : retry })
    } finally {
      running.current.delete(key)
    }
  }
  const add = (files: readonly File[]) => {
    const room = MAX_ATTACHMENTS - entries.length
    for (const file of files.slice(0, Math.max(0, room))) {
      const { name } = file
      const key = newId()
      const isTooLarge = file.size > maxFileSize
      setEntries((before) => [
        ...before,
        isTooLarge
          ? { key, name, state: 'failed', why: t`Larger than ${largest}`, retry: null }
          : { key, name, state: 'sending', percent: 0 },
      ])
      if (!isTooLarge) void send(key, file)
    }
  }
  const remove = (key: string) => {
    running.current.get(key)?.abort()
    setEntries((before) => before.filter((one) => one.key !== key))
  }
  const isSending = entries.some(({ state }) => state === 'sending')
  const areReady = () => {
    const failed = entries.filter((entry) => entry.state === 'failed')
    if (isSending) showToast('warning', t`Files are still being uploaded`)
    else if (failed.some(({ retry }) => retry !== null))
      showToast('warning', t`Upload the files that did not arrive again, or take them away`)
    else if (failed.length > 0) showToast('warning', t`Take away the files that were refused first`)
    return !isSending && failed.length === 0
  }
  return {
    entries,
    sent: entries.flatMap((one) => (one.state === 'there' ? [{ id: one.id, name: one.name }] : [])),
    accept: fileTypes?.join(','),
    isSending,
    areReady,
    add,
    remove,
    clear: () => entries.forEach(({ key }) => remove(key)),
  }
}
