/** The failure of an automatic step, with a link to the settings that prevent it. */
import { readFailure } from '@formwork/api-contract'
import { OutgoingSettingsLink } from '../../ui/navigation/OutgoingSettingsLink'
import { useFailureWords } from './use-failure-words'

const REFUSED_BY_SETTINGS: ReadonlySet<string> = new Set(['host.not-allowed', 'address.not-public'])

export function FailureText({ error }: { readonly error: string }) {
  const words = useFailureWords()
  return (
    <>
      <div>{words(error)}</div>
      {REFUSED_BY_SETTINGS.has(readFailure(error)?.code ?? '') && (
        <div>
          <OutgoingSettingsLink />
        </div>
      )}
    </>
  )
}
