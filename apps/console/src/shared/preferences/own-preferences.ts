/** The stored preferences of a person, and sending changes. */
import { routes, type StoredPreferences } from '@formwork/api-contract'
import { call } from '../http/call'

export interface PreferenceSender {
  /** Sends the differences from the server's state: at once, or after the request under way (a colour is chosen by dragging). */
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
      // Kept in this browser; it is sent with the next change.
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
