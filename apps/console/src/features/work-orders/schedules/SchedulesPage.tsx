/** All schedules: the next due time of each, and its last result. */
import { routes, type ScheduleRow } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import { useNavigate } from 'react-router-dom'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { IfPermission, usePermission } from '../../../shared/session/access'
import { Icon } from '../../../shared/ui/icons/Icon'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { RowMenu } from '../../../shared/ui/menus/RowMenu'
import { ListPage } from '../../../shared/ui/tables/ListPage'
import { NameFilter } from '../../../shared/ui/tables/NameFilter'
import { useListQuery } from '../../../shared/ui/tables/use-list-query'
import { useScheduleActs } from './use-schedule-acts'
import { useScheduleColumns } from './use-schedule-columns'

export function SchedulesPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const query = useListQuery(['keyword'])
  const { pageIndex, pageSize, filters } = query
  const answer = useRouteQuery(routes.listSchedules, { query: { pageIndex, pageSize, keyword: filters.keyword } }, { keepsRows: true })
  const acts = useScheduleActs()
  const canEdit = usePermission(['process:admin:schedule:edit'])
  const columns = useScheduleColumns(canEdit ? acts.setEnabled : null)
  const pathOf = ({ id }: ScheduleRow) => `/design/schedules/${id}`
  const create = (
    <IfPermission any={['process:admin:schedule:add']}>
      <Button variant="contained" startIcon={<Icon name="plus" size={16} />} onClick={() => void navigate('/design/schedules/new')}>
        {t`New schedule`}
      </Button>
    </IfPermission>
  )
  const renderActions = (row: ScheduleRow) => (
    <>
      {canEdit && <IconAction size="small" icon="edit" label={t`Edit ${row.name}`} onClick={() => void navigate(pathOf(row))} />}
      <RowMenu entries={acts.menuOf(row)} />
    </>
  )
  return (
    <ListPage
      title={t`Recurring tickets`}
      answer={answer}
      query={query}
      actions={create}
      filters={<NameFilter query={query} />}
      columns={columns}
      rowKey={({ id }) => id}
      onOpen={(row) => void navigate(pathOf(row))}
      rowActions={renderActions}
      empty={
        filters.keyword === ''
          ? {
              title: t`No recurring tickets yet`,
              text: t`A schedule starts a ticket by itself, such as every Monday at nine, in the name of a person and filled in already: an inspection, a report, a check that nobody should have to remember.`,
              action: create,
            }
          : { drawing: 'search', title: t`No schedule matches`, text: t`Try another word.` }
      }
    />
  )
}
