/** Gives a role to people, found by name one after the other and given together. */
import { MAX_PEOPLE, type RoleRow, routes } from '@formwork/api-contract'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useState } from 'react'
import { ApiError } from '../../../../shared/http/api-error'
import { call } from '../../../../shared/http/call'
import { invalidateRoutes } from '../../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { PersonPicker } from '../../../../shared/people/PersonPicker'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { FormDialog } from '../../../../shared/ui/inputs/FormDialog'
import { FormField } from '../../../../shared/ui/inputs/FormField'

export interface AddMembersDialogProps {
  readonly role: RoleRow
  readonly onClose: () => void
}

export function AddMembersDialog({ role: { roleId, roleName }, onClose }: AddMembersDialogProps) {
  const { t } = useLingui()
  const [ids, setIds] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string>()
  const named = useRouteQuery(routes.searchPeople, { query: { ids: ids.join(',') } }, { enabled: ids.length > 0, keepsRows: true })
  const names = new Map(named.data?.list.map(({ id, name }) => [id, name]))
  const save = useExclusiveMutation(
    async () => {
      await call(routes.changeRoleMembers, { params: { id: roleId }, body: { add: [...ids] } })
      invalidateRoutes(routes.listRoleMembers, routes.listUsers)
      showToast('success', plural(ids.length, { one: '# user holds the role now', other: '# users hold the role now' }))
      onClose()
    },
    {
      onError: (error) => {
        if (!(error instanceof ApiError)) return false
        const each = error.issues.map(({ path: [, id], message }) => `${names.get(String(id)) ?? ''}: ${message}`)
        setProblem(each.length === 0 ? error.message : each.join('\n'))
        return true
      },
    },
  )
  const choose = (id: string | null) => {
    if (id !== null && !ids.includes(id) && ids.length < MAX_PEOPLE) setIds([...ids, id])
    setProblem(undefined)
  }
  return (
    <FormDialog
      title={t`Give the role “${roleName}”`}
      action={ids.length < 2 ? t`Add` : plural(ids.length, { one: 'Add # person', other: 'Add # people' })}
      isRunning={save.isRunning}
      isDirty={ids.length > 0}
      summary={problem}
      onSubmit={() => {
        if (ids.length === 0) setProblem(t`Choose at least one person`)
        else void save.run()
      }}
      onClose={onClose}
    >
      <FormField label={t({ message: 'People', context: 'members' })} hint={t`Those you choose stand below until you add them`}>
        {(field) => (
          <PersonPicker
            key={ids.length}
            ids={field}
            label={t({ message: 'People', context: 'members' })}
            value=""
            onChange={choose}
            placeholder={t`Search by name`}
          />
        )}
      </FormField>
      {ids.length > 0 && (
        <Box component="ul" aria-label={t`Chosen people`} sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {ids.map((id) => {
            const name = names.get(id) ?? '…'
            return (
              <li key={id}>
                <Chip
                  label={name}
                  onDelete={() => setIds(ids.filter((other) => other !== id))}
                  deleteIcon={
                    <span role="button" tabIndex={0} aria-label={t`Leave ${name} out`}>
                      <Icon name="close" size={14} />
                    </span>
                  }
                />
              </li>
            )
          })}
        </Box>
      )}
    </FormDialog>
  )
}
