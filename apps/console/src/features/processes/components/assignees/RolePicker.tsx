/** Picks roles; everybody who holds one is asked. */
import { useLingui } from '@lingui/react/macro'
import { useEditor } from '../editor-context'
import { type IdPickerProps, NamedPicker } from './NamedPicker'
import { nameOrStandIn } from '../../files/stand-in'

export function RolePicker({ ids, isReadOnly, onChange }: IdPickerProps) {
  const { t } = useLingui()
  const { roles } = useEditor()
  return (
    <NamedPicker
      label={t`Roles`}
      placeholder={t`Choose roles`}
      disabled={isReadOnly}
      value={ids.map((id) => roles.find((role) => role.id === id) ?? { id, name: nameOrStandIn(undefined, id) })}
      options={[...roles]}
      onIds={onChange}
      noOptionsText={t`No role found`}
    />
  )
}
