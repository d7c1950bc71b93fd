/** All processes: what is published, what is still a draft, and the way into the designer. */
import { type ProcessRow, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useMemo, useState } from 'react'
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
import { IconTile } from '../../../shared/ui/icons/IconTile'
import { DocumentActions } from '../../../shared/ui/tables/DocumentActions'
import { ListPage } from '../../../shared/ui/tables/ListPage'
import { LastChange } from '../../../shared/ui/display/LastChange'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'
import { NameFilter } from '../../../shared/ui/tables/NameFilter'
import { StatusTag } from '../../../shared/ui/display/StatusTag'
import { OverlayBoundary } from '../../../shared/ui/feedback/OverlayBoundary'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { useListQuery } from '../../../shared/ui/tables/use-list-query'
import { NOTHING } from '../../../shared/ui/display/nothing'
import { ChosenProcesses, useChosenProcesses } from '../files/ChosenProcesses'
import { draftOf } from '../model'
import { processDocuments } from '../process-documents'

const ImportFileDialog = lazy(async () => ({ default: (await import('../files/ImportFileDialog')).ImportFileDialog }))

const MAY = { create: processDocuments.permissions.create, remove: 'process:admin:manager:delete' }

export function ProcessListPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const namesOf = useCopyNames()
  const query = useListQuery(['keyword'])
  const { pageIndex, pageSize, filters } = query
  const answer = useRouteQuery(routes.listProcesses, { query: { pageIndex, pageSize, keyword: filters.keyword } }, { keepsRows: true })
  const chosen = useChosenProcesses(answer.data?.list, filters)
  const [isImporting, setImporting] = useState(false)
  const remove = useExclusiveMutation(async ({ id, name }: ProcessRow) => {
    const sure = await confirm({
      title: t`Delete “${name}”?`,
      text: t`It leaves the catalogue. Running tickets finish on their version.`,
      action: t`Delete process`,
      tone: 'error',
    })
    if (!sure) return
    await call(routes.deleteProcess, { params: { id } })
    invalidateRoutes(routes.listProcesses, routes.listCatalogue)
    showToast('success', t`“${name}” deleted`)
  })
  const copy = useExclusiveMutation(async ({ id }: ProcessRow) => {
    const draft = draftOf(await processDocuments.load(id))
    const copied = await saveUnderFreeName(placeOf(processDocuments), namesOf(draft.name), (name) =>
      processDocuments.save(null, { ...draft, name }, null),
    )
    invalidateRoutes(routes.listProcesses)
    await navigate(processDocuments.pathOf(copied.id))
  })
  const create = (
    <IfPermission any={[MAY.create]}>
      <Button variant="contained" startIcon={<Icon name="plus" size={16} />} onClick={() => void navigate('/design/processes/new')}>
        {t`New process`}
      </Button>
    </IfPermission>
  )

  const renderActions = (row: ProcessRow) => (
    <DocumentActions
      path={processDocuments.pathOf(row.id)}
      permissions={MAY}
      onRemove={() => void remove.run(row)}
      onCopy={copy.isRunning ? undefined : () => void copy.run(row)}
    />
  )

  return (
    <ListPage
      title={t`Processes`}
      answer={answer}
      query={query}
      actions={
        <>
          <IfPermission any={[MAY.create]}>
            <Button variant="outlined" color="inherit" startIcon={<Icon name="upload" size={16} />} onClick={() => setImporting(true)}>
              {t`Import`}
            </Button>
          </IfPermission>
          {create}
        </>
      }
      filters={<NameFilter query={query} />}
      columns={useColumns()}
      rowKey={(row) => row.id}
      onOpen={(row) => void navigate(`/design/processes/${row.id}`)}
      empty={
        filters.keyword === ''
          ? {
              title: t`No processes yet`,
              text: t`A process says who approves what, and in which order. Design a form first, then bind it here and publish.`,
              action: create,
            }
          : { drawing: 'search', title: t`No process matches`, text: t`Try another word.` }
      }
      rowActions={renderActions}
      selection={chosen.selection}
    >
      <ChosenProcesses chosen={chosen} />
      {isImporting && (
        <OverlayBoundary onClose={() => setImporting(false)}>
          <Suspense>
            <ImportFileDialog onClose={() => setImporting(false)} />
          </Suspense>
        </OverlayBoundary>
      )}
    </ListPage>
  )
}

function useColumns(): ListColumn<ProcessRow>[] {
  const { t } = useLingui()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t`Name`,
        meta: { card: 'title' },
        cell: ({ row: { original: row } }) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
            <IconTile icon={row.icon} name={row.name} size={28} />
            <Box sx={{ minWidth: 0 }}>
              <RouterLink to={`/design/processes/${row.id}`}>{row.name}</RouterLink>
              {row.remark !== '' && (
                <Box
                  sx={{
                    color: 'text.secondary',
                    fontSize: 12,
                    fontWeight: 400,
                    overflow: 'hidden',
                    textOverflow: 'ellipsis',
                    whiteSpace: 'nowrap',
                    maxWidth: 280,
                  }}
                >
                  {row.remark}
                </Box>
              )}
            </Box>
          </Box>
        ),
      },
      {
        id: 'status',
        header: t`Status`,
        meta: { card: 'badge', width: 190 },
        cell: ({ row: { original: row } }) => <PublishState row={row} />,
      },
      { id: 'category', header: t`Category`, cell: ({ row: { original: row } }) => row.category || NOTHING },
      { id: 'form', header: t`Form`, cell: ({ row: { original: row } }) => (row.formId === null ? NOTHING : row.formName) },
      {
        id: 'updated',
        header: t`Updated`,
        meta: { width: 200, isForWide: true },
        cell: ({ row: { original: row } }) => <LastChange by={row.updatedBy} at={row.updatedAt} />,
      },
    ],
    [t],
  )
}

function PublishState({ row: { publishedVersion, hasUnpublishedChanges } }: { readonly row: ProcessRow }) {
  const { t } = useLingui()
  if (publishedVersion === null) return <StatusTag tone="neutral" icon="edit">{t`Not published`}</StatusTag>
  if (hasUnpublishedChanges) return <StatusTag tone="warning" icon="edit">{t`Version ${publishedVersion}, changed since`}</StatusTag>
  return <StatusTag tone="success">{t`Version ${publishedVersion} in use`}</StatusTag>
}
