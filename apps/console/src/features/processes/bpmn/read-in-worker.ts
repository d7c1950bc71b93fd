/** Reads a text in a worker, with a timeout and until it is cancelled. */
import type { BpmnImport } from '@formwork/workflow-core/bpmn'

/** Files of 500 steps take some tenths of a second. */
export const MAX_SECONDS = 20

export type FileRead = BpmnImport | { readonly ok: false; readonly code: 'takes-too-long'; readonly detail: '' }

export interface Reading {
  /** Cancels it: the promise is never settled then. */
  readonly signal: AbortSignal
  readonly start: () => Worker
}

export function readInWorker(text: string, { signal, start }: Reading): Promise<FileRead> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return
    const worker = start()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      worker.terminate()
    }
    const timer = setTimeout(() => {
      end()
      resolve({ ok: false, code: 'takes-too-long', detail: '' })
    }, MAX_SECONDS * 1000)
    signal.addEventListener('abort', end)
    worker.addEventListener('message', ({ data }: MessageEvent<BpmnImport>) => {
      end()
      resolve(data)
    })
    worker.addEventListener('error', ({ message }) => {
      end()
      reject(new Error(message))
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- of windows
    worker.postMessage(text)
  })
}
