/**
 * The same calls from a thread of their own: beside fifty other connections on one thread, a call would be timed when that thread comes to its
 * answer, not when the answer is there.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { measure } from './load.mjs'

/** As `measure`, for one call that is made again and again. */
export function measureApart(address, { connections, seconds, warmUp, call }) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { address, connections, seconds, warmUp, call } })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

if (!isMainThread) {
  const { address, call, ...traits } = workerData
  // A port of Node's threads, not a window of a browser.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort.postMessage(await measure(address, { ...traits, callOf: () => call }))
}
