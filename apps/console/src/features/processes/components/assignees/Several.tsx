/** Several of a short list that the page has whole: posts, departments. */
import { useLingui } from '@lingui/react/macro'
import type { Named } from '../editor-context'
import { NamedPicker } from './NamedPicker'
import { nameOrStandIn } from '../../files/stand-in'

export interface SeveralProps {
  readonly label: string
  readonly all: readonly Named[]
  readonly ids: readonly string[]
  readonly isReadOnly: boolean
  readonly onIds: (ids: string[]) => void
}

export function Several({ label, all, ids, isReadOnly, onIds }: SeveralProps) {
  const { t } = useLingui()
  return (
    <NamedPicker
      label={label}
      placeholder={t`Choose`}
      disabled={isReadOnly}
      value={ids.map((id) => all.find((one) => one.id === id) ?? { id, name: nameOrStandIn(undefined, id) })}
      options={[...all]}
      onIds={onIds}
      noOptionsText={t`Nothing found`}
    />
  )
}
