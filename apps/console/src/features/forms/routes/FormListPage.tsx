/** All forms, and the way into the designer. */
import { type FormRow, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { saveUnderFreeName, useCopyNames } from '../../../shared/drafts/copy-names'
import { placeOf } from '../../../shared/drafts/use-edited-document'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { IfPermission } from '../../../shared/session/access'
import { confirm } from '../../../shared/ui/feedback/confirm-store'
import type { ListColumn } from '../../../shared/ui/tables/list-table'
import { Icon } from '../../../shared/ui/icons/Icon'
import { DocumentActions } from '../../../shared/ui/tables/DocumentActions'
import { ListPage } from '../../../shared/ui/tables/ListPage'
import { LastChange } from '../../../shared/ui/display/LastChange'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'
import { NameFilter } from '../../../shared/ui/tables/NameFilter'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { formDocuments } from '../form-documents'
import { VersionTags } from '../versions/VersionTags'
import { useListQuery } from '../../../shared/ui/tables/use-list-query'
import { NOTHING } from '../../../shared/ui/display/nothing'
import { newId } from '../../../shared/new-id'

const MAY = { create: formDocuments.permissions.create, remove: 'process:admin:template:delete' }

export function FormListPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const namesOf = useCopyNames()
  const query = useListQuery(['keyword'])
  const { pageIndex, pageSize, filters } = query
  const answer = useRouteQuery(routes.listForms, { query: { pageIndex, pageSize, keyword: filters.keyword } }, { keepsRows: true })
  const remove = useExclusiveMutation(async ({ id, name }: FormRow) => {
    const sure = await confirm({
      title: t`Delete “${name}”?`,
      text: t`Published processes keep their copy of it.`,
      action: t`Delete form`,
      tone: 'error',
    })
    if (!sure) return
    await call(routes.deleteForm, { params: { id } })
    invalidateRoutes(routes.listForms)
    showToast('success', t`“${name}” deleted`)
  })
  const copy = useExclusiveMutation(async ({ id }: FormRow) => {
    const { name: original, remark, definition, tests } = await call(routes.getForm, { params: { id } })
    const copied = await saveUnderFreeName(placeOf(formDocuments), namesOf(original), (name) =>
      call(routes.createForm, { body: { name, remark, definition, tests }, idempotencyKey: newId() }),
    )
    invalidateRoutes(routes.listForms)
    await navigate(formDocuments.pathOf(copied.id))
  })
  const create = (
    <IfPermission any={[MAY.create]}>
      <Button variant="contained" startIcon={<Icon name="plus" size={16} />} onClick={() => void navigate('/design/forms/new')}>
        {t`New form`}
      </Button>
    </IfPermission>
  )

  const renderActions = (row: FormRow) => (
    <DocumentActions
      path={formDocuments.pathOf(row.id)}
      permissions={MAY}
      onRemove={() => void remove.run(row)}
      onCopy={copy.isRunning ? undefined : () => void copy.run(row)}
    />
  )

  return (
    <ListPage
      title={t`Forms`}
      answer={answer}
      query={query}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={() => void navigate('/design/components')}>
            {t`Components`}
          </Button>
          {create}
        </>
      }
      filters={<NameFilter query={query} />}
      columns={useColumns()}
      rowKey={(row) => row.id}
      onOpen={(row) => void navigate(`/design/forms/${row.id}`)}
      empty={
        filters.keyword === ''
          ? {
              title: t`No forms yet`,
              text: t`A form is what people fill in when they start a ticket. Drag its fields together, or import a definition you have.`,
              action: create,
            }
          : { drawing: 'search', title: t`No form matches`, text: t`Try another word.` }
      }
      rowActions={renderActions}
    />
  )
}

function useColumns(): ListColumn<FormRow>[] {
  const { t } = useLingui()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t`Name`,
        meta: { card: 'title' },
        cell: ({ row: { original: row } }) => <RouterLink to={`/design/forms/${row.id}`}>{row.name}</RouterLink>,
      },
      {
        id: 'remark',
        header: t`Remark`,
        cell: ({ row: { original: row } }) => <Box sx={{ color: 'text.secondary' }}>{row.remark || NOTHING}</Box>,
      },
      {
        id: 'version',
        header: t`Published`,
        meta: { width: 220 },
        cell: ({ row: { original: row } }) => <VersionTags form={row} />,
      },
      {
        id: 'fields',
        header: t`Fields`,
        meta: { align: 'right', width: 100, card: 'named' },
        cell: ({ row: { original: row } }) => <span className="fw-numeric">{row.fieldCount}</span>,
      },
      {
        id: 'updated',
        header: t`Updated`,
        meta: { width: 220 },
        cell: ({ row: { original: row } }) => <LastChange by={row.updatedBy} at={row.updatedAt} />,
      },
    ],
    [t],
  )
}
