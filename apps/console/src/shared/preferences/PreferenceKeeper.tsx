/** Loads a person's preferences when they sign in, and stores what they change from then on. Renders nothing. */
import { routes, type StoredPreferences } from '@formwork/api-contract'
import { useColorScheme } from '@mui/material/styles'
import { useEffect, useEffectEvent, useRef } from 'react'
import { call } from '../http/call'
import { switchLocale, useLocaleStore } from '../i18n/i18n'
import { useSession } from '../session/session-store'
import { readPreferences, setPreference, usePreferences } from '../ui/theme/preferences'
import { type PreferenceSender, preferenceSender } from './own-preferences'

export function PreferenceKeeper() {
  const userId = useSession(({ user }) => (user === null || user.mustChangePassword ? null : user.userId))
  const { mode, setMode } = useColorScheme()
  const sender = useRef<PreferenceSender>(null)
  const apply = useEffectEvent(setMode)

  useEffect(() => {
    if (userId === null) return undefined
    const ends: (() => void)[] = []
    let isCurrent = true
    const start = async () => {
      const stored = await call(routes.getPreferences)
      if (!isCurrent) return
      const { locale, scheme, mutedNotices: _, mailNotices: __, ...look } = stored
      setPreference(readPreferences(JSON.stringify({ ...usePreferences.getState(), phrases: [], ...look })))
      if (scheme !== undefined) apply(scheme)
      if (locale !== undefined && locale !== useLocaleStore.getState().locale) await switchLocale(locale)
      if (!isCurrent) return
      sender.current = preferenceSender(stored)
      ends.push(
        usePreferences.subscribe((now, before) => sender.current?.change(changedIn(now, before))),
        useLocaleStore.subscribe(({ locale: chosen }) => sender.current?.change({ locale: chosen })),
      )
    }
    // Without the server's, this browser's count.
    start().catch(() => undefined)
    return () => {
      isCurrent = false
      for (const end of ends) end()
      sender.current = null
    }
  }, [userId])

  useEffect(() => {
    if (mode !== undefined) sender.current?.change({ scheme: mode })
  }, [mode])
  return null
}

function changedIn<Look extends object>(now: Look, before: Look): StoredPreferences {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => Reflect.get(before, name) !== value))
}
