/** The dialogs of the users page; one is open at a time. */
import type { DepartmentNode, UserRow } from '@formwork/api-contract'
import { useMemo } from 'react'
import { departmentChoices } from '../../department-choices'
import { HandOverDialog } from './HandOverDialog'
import { ImportDialog } from './import/ImportDialog'
import { ResetPasswordDialog } from './ResetPasswordDialog'
import { UserAbsenceDialog } from './UserAbsenceDialog'
import { UserDialog } from './UserDialog'

export type OpenUserDialog =
  | { readonly dialog: 'create' | 'import' }
  | { readonly dialog: 'edit' | 'password' | 'handOver' | 'absence'; readonly user: UserRow }

export interface UserDialogsProps {
  readonly open: OpenUserDialog | null
  readonly departments: readonly DepartmentNode[]
  /** The department whose people are shown; a new person belongs to it unless another is chosen. */
  readonly deptId: string
  readonly onClose: () => void
}

export function UserDialogs({ open, departments, deptId, onClose }: UserDialogsProps) {
  const choices = useMemo(() => departmentChoices(departments), [departments])
  const shared = { departments: choices, onClose }
  if (open === null) return null
  if (!('user' in open))
    return open.dialog === 'import' ? <ImportDialog onClose={onClose} /> : <UserDialog {...shared} {...(deptId === '' ? {} : { deptId })} />
  if (open.dialog === 'handOver') return <HandOverDialog user={open.user} onClose={onClose} />
  if (open.dialog === 'absence') return <UserAbsenceDialog user={open.user} onClose={onClose} />
  return open.dialog === 'edit' ? <UserDialog {...shared} user={open.user} /> : <ResetPasswordDialog user={open.user} onClose={onClose} />
}
