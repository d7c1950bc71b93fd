/** The device of a session in words: from the user agent at sign-in. */
import { useLingui } from '@lingui/react/macro'
import Bowser from 'bowser'
import { useCallback } from 'react'

/** A client that is no browser puts its own name first, such as `curl/8.5`. */
const LONGEST_NAME = 40

export function useDeviceWords(): (userAgent: string) => string {
  const { t } = useLingui()
  return useCallback(
    (userAgent: string) => {
      const said = userAgent.trim()
      if (said === '') return t`Unknown device`
      const parsed = Bowser.parse(said)
      const { name: browserName = '', version = '' } = parsed.browser
      const system = parsed.os.name ?? ''
      if (browserName === '' || system === '') return said.split(' ', 1)[0]?.slice(0, LONGEST_NAME) ?? t`Unknown device`
      const browser = [browserName, version.split('.', 1)[0]].filter(Boolean).join(' ')
      return t`${browser} on ${system}`
    },
    [t],
  )
}
