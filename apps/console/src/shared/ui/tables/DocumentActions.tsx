/** What a row of a list of documents offers: open it, make a copy, delete it. */
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { IfPermission } from '../../session/access'
import { IconAction } from '../icons/IconAction'

interface DocumentActionsProps {
  /** Where it is edited. */
  readonly path: string
  readonly permissions: { readonly create: string; readonly remove: string }
  /** Undefined while a copy is being made. */
  readonly onCopy: (() => void) | undefined
  readonly onRemove: () => void
}

export function DocumentActions({ path, permissions, onCopy, onRemove }: DocumentActionsProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <>
      <IconAction icon="edit" size="small" label={t`Edit`} onClick={() => void navigate(path)} />
      <IfPermission any={[permissions.create]}>
        <IconAction icon="copy" size="small" label={t`Copy`} disabled={onCopy === undefined} onClick={onCopy} />
      </IfPermission>
      <IfPermission any={[permissions.remove]}>
        <IconAction icon="trash" size="small" label={t`Delete`} onClick={onRemove} />
      </IfPermission>
    </>
  )
}
