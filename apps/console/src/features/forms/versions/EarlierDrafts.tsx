/** Drafts that were saved over, to be restored. */
import { type EarlierDraft, type FormDetail, routes } from '@formwork/api-contract'
import { Plural, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { call } from '../../../shared/http/call'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { LastChange } from '../../../shared/ui/display/LastChange'
import { LoadFailure } from '../../../shared/ui/feedback/LoadFailure'

export interface EarlierDraftsProps {
  readonly formId: string
  readonly isReadOnly: boolean
  readonly onTakeBack: (definition: FormDetail['definition']) => void
}

export function EarlierDrafts({ formId, isReadOnly, onTakeBack }: EarlierDraftsProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { data, error, isFetching, refetch } = useRouteQuery(routes.listFormDrafts, { params: { id: formId } }, { enabled: isOpen })
  const takeBack = useExclusiveMutation(async ({ revision }: EarlierDraft) => {
    const { definition } = await call(routes.getFormDraft, { params: { id: formId, revision } })
    onTakeBack(definition)
  })
  return (
    <Box component="section" sx={{ p: 4 }}>
      <Button size="small" color="inherit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t`Earlier drafts`}
      </Button>
      {isOpen && error !== null && !isFetching && <LoadFailure error={error} onRetry={refetch} />}
      {isOpen && data?.list.length === 0 && (
        <Box sx={{ mt: 2, fontSize: 13, color: 'text.secondary' }}>{t`Nothing was saved over yet.`}</Box>
      )}
      {isOpen && (
        <Box component="ol" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {data?.list.map((draft) => (
            <Box component="li" key={draft.revision} sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1, fontSize: 13 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <LastChange by={draft.savedBy} at={draft.savedAt} />
                <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
                  <Plural value={draft.fieldCount} _0="no fields" one="# field" other="# fields" />
                </Box>
              </Box>
              {!isReadOnly && (
                <Button size="small" color="inherit" loading={takeBack.isRunning} onClick={() => void takeBack.run(draft)}>
                  {t`Take it back as the draft`}
                </Button>
              )}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}
