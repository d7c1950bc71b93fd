/** Somebody else has saved the same form: their changes and the unsaved ones here, and how to resolve them. Nothing of either is lost without asking. */
import { type FormDetail, routes } from '@formwork/api-contract'
import type { RebaseResult } from '@formwork/form-designer'
import type { FormDefinition } from '@formwork/form-schema'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId, useMemo } from 'react'
import { DraftOption } from '../../../shared/drafts/DraftOption'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { LoadFailure } from '../../../shared/ui/feedback/LoadFailure'
import { LastChange } from '../../../shared/ui/display/LastChange'
import { fromWire } from '../model'
import { ChangeList } from '../versions/ChangeList'
import { type FormProperties, propertyChangeSentences } from './property-changes'
import { conflictWords } from './conflict-words'
import { compareDrafts } from './two-drafts'

/** What both have of the form. */
export interface StoredForm {
  readonly detail: FormDetail
  readonly form: FormDefinition
}

export interface StaleFormDialogProps {
  readonly id: string
  /** The form when editing began; null where it is unknown by now. */
  readonly base: FormDefinition | null
  readonly mine: FormDefinition
  /** Properties beside the fields: when editing began, and now. */
  readonly propertiesBase: FormProperties
  readonly propertiesMine: FormProperties
  /** Whether everything that was done here can be done on theirs. */
  readonly tryMerge: (theirs: FormDefinition) => RebaseResult
  readonly onMerge: (theirs: StoredForm) => void
  readonly onTakeTheirs: (theirs: StoredForm) => void
  readonly onKeepMine: () => void
  readonly onCopy: () => void
  readonly onClose: () => void
}

export function StaleFormDialog({
  id,
  base,
  mine,
  propertiesBase,
  propertiesMine,
  tryMerge,
  onMerge,
  onTakeTheirs,
  onKeepMine,
  onCopy,
  onClose,
}: StaleFormDialogProps) {
  const { t } = useLingui()
  const titleId = useId()
  const { data, error, isFetching, refetch } = useRouteQuery(routes.getForm, { params: { id } })
  const theirs = useMemo((): StoredForm | null => {
    const form = data === undefined || isFetching ? null : (fromWire(data)?.form ?? null)
    return data === undefined || form === null ? null : { detail: data, form }
  }, [data, isFetching])
  const drafts = useMemo(() => (theirs === null ? null : compareDrafts(base, theirs.form, mine)), [base, theirs, mine])
  const merge = useMemo(() => (theirs === null ? null : tryMerge(theirs.form)), [theirs, tryMerge])
  const by = theirs?.detail.updatedBy ?? ''
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t`Changed by someone else meanwhile`}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        {error !== null && !isFetching && <LoadFailure error={error} onRetry={refetch} />}
        {theirs === null || drafts === null ? (
          <Box role="status" sx={{ fontSize: 13, color: 'text.secondary', minHeight: 120 }}>{t`Loading what they saved…`}</Box>
        ) : (
          <>
            <LastChange by={by} at={theirs.detail.updatedAt} />
            {base !== null && (
              <Part title={t`What ${by} changed`}>
                <ChangeList
                  label={t`What ${by} changed`}
                  changes={drafts.theirs}
                  beside={propertyChangeSentences(propertiesBase, theirs.detail)}
                />
              </Part>
            )}
            <Part title={base === null ? t`How yours differs from theirs` : t`What you changed`}>
              <ChangeList
                label={base === null ? t`How yours differs from theirs` : t`What you changed`}
                changes={drafts.mine}
                beside={propertyChangeSentences(base === null ? theirs.detail : propertiesBase, propertiesMine)}
              />
            </Part>
            {merge?.ok === false && (
              <Box role="note" sx={{ fontSize: 13, color: 'text.secondary' }}>
                {merge.conflicts === null
                  ? t`The two cannot be put together by themselves: it is not known any more how yours came about.`
                  : t`The two cannot be put together by themselves:`}
                {merge.conflicts !== null && (
                  <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
                    {merge.conflicts.map((conflict) => (
                      <li key={`${conflict.code} ${conflict.label}`}>{conflictWords(conflict)}</li>
                    ))}
                  </Box>
                )}
              </Box>
            )}
            <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
              {merge?.ok === true && (
                <DraftOption
                  icon="check"
                  title={t`Put both together`}
                  text={t`Your changes are made on theirs; look at it, then save.`}
                  onClick={() => onMerge(theirs)}
                />
              )}
              <DraftOption icon="refresh" title={t`Take theirs`} text={t`Undo brings yours back.`} onClick={() => onTakeTheirs(theirs)} />
              <DraftOption icon="copy" title={t`Save mine as a copy`} text={t`Both stay; you compare them later.`} onClick={onCopy} />
              <DraftOption
                icon="save"
                title={t`Overwrite with mine`}
                text={t`Theirs stays among the earlier drafts.`}
                onClick={onKeepMine}
              />
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t`Go on editing`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box component="h3" sx={{ m: 0, fontSize: 13, fontWeight: 600 }}>
        {title}
      </Box>
      {children}
    </Box>
  )
}
