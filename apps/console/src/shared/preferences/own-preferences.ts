/** What the server keeps of a person's preferences, and sending what they choose. */
import { routes, type StoredPreferences } from '@formwork/api-contract'
import { call } from '../http/call'

export interface PreferenceSender {
  /** Sends what differs from what the server has: at once, or after what is being sent (a colour is chosen by dragging). */
  change(change: StoredPreferences): void
}

export function preferenceSender(known: StoredPreferences): PreferenceSender {
  let stored = known
  let waiting: StoredPreferences = {}
  let isSending = false
  const send = async () => {
    const body = differing(stored, waiting)
    waiting = {}
    if (Object.keys(body).length === 0) return
    isSending = true
    try {
      await call(routes.changePreferences, { body })
      stored = { ...stored, ...body }
    } catch {
      // Kept in this browser; it goes with the next choice.
      waiting = { ...body, ...waiting }
      return
    } finally {
      isSending = false
    }
    await send()
  }
  return {
    change(change) {
      waiting = { ...waiting, ...change }
      if (!isSending) void send()
    },
  }
}

function differing(stored: StoredPreferences, wanted: StoredPreferences): StoredPreferences {
  const same = (name: string) => Reflect.get(stored, name) === Reflect.get(wanted, name)
  return Object.fromEntries(Object.entries(wanted).filter(([name]) => !same(name)))
}
