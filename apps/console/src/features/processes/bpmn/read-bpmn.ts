/** Reads a file that somebody chose. */
import { startBpmnWorker } from '../workers/start-worker'
import { type FileRead, readInWorker } from './read-in-worker'
import { MAX_MEGABYTES } from './refusal-words'

export async function readBpmn(file: File, signal: AbortSignal): Promise<FileRead> {
  // A character is at least a byte: a larger file can be refused without reading it.
  if (file.size > MAX_MEGABYTES * 1024 * 1024) return { ok: false, code: 'too-large', detail: '' }
  const text = decoded(new Uint8Array(await file.arrayBuffer()))
  if (typeof Worker === 'function') return readInWorker(text, { signal, start: startBpmnWorker })
  const { importBpmn } = await import('@formwork/workflow-core/bpmn')
  return importBpmn(text)
}

const DECLARATION = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/

/** Older programs write what their machine does, GBK for instance, and say so in the first line. */
function decoded(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  try {
    return new TextDecoder(DECLARATION.exec(start)?.[1] ?? 'utf-8').decode(bytes)
  } catch (error) {
    // An encoding that no browser knows.
    if (error instanceof RangeError) return new TextDecoder().decode(bytes)
    throw error
  }
}
