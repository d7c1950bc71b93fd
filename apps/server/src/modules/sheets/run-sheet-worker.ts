/** Starts the thread that reads or writes one sheet, and ends it when it takes too long. */
import { Worker } from 'node:worker_threads'
import { concurrencyLimit } from '../../db/concurrency-limit'
import { Refusal, refuse } from '../../domain/refusal'

const TIME_LIMIT_MS = 20_000
const MEMORY_LIMIT_MB = 384
/** So many threads at once, whoever asks: each may take a processor and all that memory. */
const THREADS = 2
/** The one limit of all threads of this process. */
const threads = concurrencyLimit({ running: THREADS, waiting: 30, waitMs: TIME_LIMIT_MS, refusal: 'server.busy' })

/** Beside the sources in development and tests, beside the bundle where the server is installed. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './sheet-worker.ts' : './sheet-worker.js', import.meta.url)

export interface Sheet {
  readonly name: string
  /** A moment is written as its UTC digits. */
  readonly rows: readonly (readonly (string | Date)[])[]
  /** In characters. */
  readonly widths: readonly number[]
}

/**
 * The cells of the first sheet, or of a csv file, as text.
 * @throws {Refusal} `sheet.unreadable` for what is neither, and for what is too large to read; `server.busy` where too many threads are waited for
 */
export async function readSheetFile(file: Buffer, limits: { readonly rows: number; readonly cells: number }): Promise<string[][]> {
  try {
    // A separate buffer: the worker is given all of it.
    return (await run({ kind: 'read', file: new Uint8Array(file), ...limits })) as string[][]
  } catch (error) {
    if (error instanceof Refusal) throw error
    // The same answer for every problem: the user can only use another file.
    throw refuse('sheet.unreadable')
  }
}

export async function writeSheetFile(sheets: readonly Sheet[]): Promise<Buffer> {
  return Buffer.from((await run({ kind: 'write', sheets })) as Uint8Array)
}

/** Text with commas, of one sheet. */
export async function writeTextFile(rows: Sheet['rows']): Promise<Buffer> {
  return Buffer.from((await run({ kind: 'write-csv', rows })) as Uint8Array)
}

const run = (task: object): Promise<unknown> => threads.run('', () => runThread(task))

/** Ends with the thread: until then it takes memory. */
function runThread(task: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: task, resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB }, stderr: true })
    const timer = setTimeout(() => void worker.terminate(), TIME_LIMIT_MS)
    let done: { readonly result: unknown } | null = null
    worker.once('message', (result) => (done = { result }))
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      if (done === null) reject(new Error('the sheet took too long'))
      else resolve(done.result)
    })
  })
}
