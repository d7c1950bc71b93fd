/** The failure of an automatic step, in the reader's language where it was foreseen, else as it was stored. */
import { lineIn, readFailure } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'

/** The result of a script, as it is written there. */
const SHAPE = '{ values, note }'

export function useFailureWords(): (error: string) => string {
  const { t, i18n } = useLingui()
  return useCallback(
    (error) => {
      if (error === '') return t`It left no error.`
      const failure = readFailure(error)
      if (failure === null) return error
      const [first = '', second = ''] = failure.named
      const said = lineIn(i18n.locale, first)
      switch (failure.code) {
        case 'host.not-allowed':
          return t`The settings do not allow calls of ${first}.`
        case 'address.not-public':
          return t`The address is not public.`
        case 'address.missing':
          return t`The step has no address that can be called.`
        case 'host.not-found':
          return t`The host name ${first} was not found. Check the address, and the name service of this server.`
        case 'host.refused':
          return t`${first} refuses the connection. Check the port, and whether the system is running.`
        case 'host.silent':
          return t`${first} did not answer in time.`
        case 'host.certificate':
          return t`The certificate of ${first} is not valid: expired, for another name, or issued by nobody this server trusts.`
        case 'host.failed':
          return t`The connection to ${first} failed: ${second}`
        case 'answer.status':
          return t`${first} answered with status ${second}.`
        case 'answer.too-long':
          return t`The answer is longer than 1 MiB.`
        case 'answer.not-json':
          return t`The answer is not JSON.`
        case 'answer.not-storable':
          return t`The answer holds characters or a depth that cannot be stored.`
        case 'server.failed':
          return t`The server failed: its log says why.`
        case 'script.syntax':
          return first === '?' ? t`The script has a mistake: ${second}` : t`The script has a mistake in line ${first}: ${second}`
        case 'script.threw':
          return first === '?' ? t`The script failed: ${second}` : t`The script failed in line ${first}: ${second}`
        case 'script.time-over':
          return t`The script ran for longer than a second.`
        case 'script.memory-over':
          return t`The script took more than 16 MiB of memory.`
        case 'script.crashed':
          return t`The script broke the engine that ran it.`
        case 'script.answer-shape':
          return first === ''
            ? t`The script has to return ${SHAPE}, or nothing.`
            : t`The script has to return ${SHAPE}, or nothing. Not understood: ${first}`
        case 'script.answer-too-long':
          return t`The script returned more than 100,000 characters.`
        case 'script.answer-not-storable':
          return t`The script returned characters or a depth that cannot be stored.`
        case 'script.field-unknown':
          return t`The script returned a value for a field that does not exist: ${first}`
        case 'script.value-refused':
          return t`The form refuses what the script returned: ${said}`
        case 'inner.not-published':
          return t`The inner process is not published.`
        case 'inner.not-started':
          return t`The inner process cannot be started (${first}).`
        case 'inner.too-many':
          return t`Too many tickets are inside one another. Does the process start itself?`
        case 'inner.ended':
          return t`The inner ticket ${first} was not approved.`
      }
    },
    [t, i18n],
  )
}
