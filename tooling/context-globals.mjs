/** What browsers and Node have, and neither happy-dom nor the context that a test file runs in: set up before the tests. */
import { BroadcastChannel } from 'node:worker_threads'

globalThis.BroadcastChannel ??= BroadcastChannel
