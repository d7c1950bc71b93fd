/** The published versions of a form in a drawer beside the editor: compared in words, restored as the draft. */
import { type FormDetail, type FormVersion, routes } from '@formwork/api-contract'
import { Plural, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useId, useState } from 'react'
import { call } from '../../../shared/http/call'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { LoadFailure } from '../../../shared/ui/feedback/LoadFailure'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { VersionEntry } from '../../../shared/versions/VersionEntry'
import { EarlierDrafts } from './EarlierDrafts'
import { ChangeList } from './ChangeList'

export interface FormVersionsProps {
  readonly form: FormDetail
  readonly isReadOnly: boolean
  /** Puts a definition in place of the draft, as a step of the editor that can be undone. */
  readonly onTakeBack: (definition: FormDetail['definition']) => void
  readonly onClose: () => void
}

export function FormVersions({ form, isReadOnly, onTakeBack, onClose }: FormVersionsProps) {
  const { t } = useLingui()
  const titleId = useId()
  const { data, error, isFetching, refetch } = useRouteQuery(routes.listFormVersions, { params: { id: form.id } })
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: { width: 'min(460px, 100vw)' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 48, pl: 4, pr: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Box id={titleId} component="h2" sx={{ fontSize: 16, fontWeight: 600, m: 0 }}>
          {t`Versions of the form`}
        </Box>
        <Box sx={{ ml: 'auto' }}>
          <IconAction icon="close" label={t`Close`} onClick={onClose} />
        </Box>
      </Box>
      {error !== null && !isFetching && <LoadFailure error={error} onRetry={refetch} />}
      {data?.list.length === 0 && (
        <Box sx={{ p: 4, fontSize: 13, color: 'text.secondary' }}>
          {t`Nothing published yet. Until then processes take the form as it is saved; after that they take its newest version.`}
        </Box>
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.list.map((version, index) => (
          <VersionEntry
            key={version.version}
            version={version.version}
            publishedAt={version.publishedAt}
            publishedBy={version.publishedBy}
            isInUse={index === 0}
            facts={<Plural value={version.fieldCount} _0="no fields" one="# field" other="# fields" />}
          >
            <VersionDetails version={version} />
            <Comparison form={form} version={version.version} versions={data.list} isReadOnly={isReadOnly} onTakeBack={onTakeBack} />
          </VersionEntry>
        ))}
      </Box>
      <EarlierDrafts formId={form.id} isReadOnly={isReadOnly} onTakeBack={onTakeBack} />
    </Drawer>
  )
}

function VersionDetails({ version: { note, processes } }: { readonly version: FormVersion }) {
  const { t } = useLingui()
  const names = processes.join(t({ message: ', ', context: 'between names' }))
  return (
    <>
      {note !== '' && <Box sx={{ mt: 1, fontSize: 13, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Box>}
      {names !== '' && <Box sx={{ mt: 1, fontSize: 12, color: 'text.secondary' }}>{t`Used by ${names}`}</Box>}
    </>
  )
}

interface ComparisonProps extends Omit<FormVersionsProps, 'onClose'> {
  readonly version: number
  readonly versions: readonly FormVersion[]
}

function Comparison({ form, version, versions, isReadOnly, onTakeBack }: ComparisonProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [to, setTo] = useState<number | null>(null)
  const { data, error, isFetching, refetch } = useRouteQuery(
    routes.compareFormVersions,
    { params: { id: form.id }, query: { from: version, ...(to === null ? {} : { to }) } },
    { enabled: isOpen },
  )
  const takeBack = useExclusiveMutation(async () => {
    const { definition } = await call(routes.getFormVersion, { params: { id: form.id, version } })
    onTakeBack(definition)
  })
  const others = versions.filter((each) => each.version !== version)
  const label = to === null ? t`Compared with the saved draft` : t`Compared with version ${to}`
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" color="inherit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t`Compare`}
        </Button>
        {!isReadOnly && (
          <Button size="small" color="inherit" loading={takeBack.isRunning} onClick={() => void takeBack.run()}>
            {t`Take it back as the draft`}
          </Button>
        )}
      </Box>
      {isOpen && (
        <Box sx={{ mt: 2, display: 'flex', flexDirection: 'column', gap: 2 }}>
          {others.length > 0 && (
            <Select
              size="small"
              value={to ?? 0}
              inputProps={{ 'aria-label': t`Compare with` }}
              onChange={(event) => setTo(event.target.value === 0 ? null : event.target.value)}
            >
              <MenuItem value={0}>{t`The saved draft`}</MenuItem>
              {others.map(({ version: other }) => (
                <MenuItem key={other} value={other}>
                  {t`Version ${other}`}
                </MenuItem>
              ))}
            </Select>
          )}
          {error !== null && !isFetching && <LoadFailure error={error} onRetry={refetch} />}
          {data !== undefined && <ChangeList label={label} changes={data.changes} />}
        </Box>
      )}
    </>
  )
}
