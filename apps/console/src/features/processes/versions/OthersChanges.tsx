/** When somebody else has saved the process: their changes since editing began, or where that is unknown the differences of one's own draft from theirs. */
import { routes } from '@formwork/api-contract'
import { diffDefinitions, type ProcessDefinition, withPersonRules } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useId } from 'react'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { ChangedLines } from './ChangedLines'

export interface OthersChangesProps {
  readonly processId: string
  /** The draft when editing began; null where it is unknown. */
  readonly base: ProcessDefinition | null
  readonly mine: ProcessDefinition
}

export function OthersChanges({ processId, base, mine }: OthersChangesProps) {
  const { t } = useLingui()
  const titleId = useId()
  const { data, isFetching } = useRouteQuery(routes.getProcess, { params: { id: processId } })
  // Data from before they saved is outdated.
  if (data === undefined || isFetching) return null
  const theirs = withPersonRules(data.definition)
  const [before, after] = base === null ? [theirs, mine] : [base, theirs]
  const by = data.updatedBy
  const title = base === null ? t`How yours differs from theirs` : t`What ${by} changed`
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 4 }}>
      <Box component="h3" id={titleId} sx={{ m: 0, mb: 1, fontSize: 13, fontWeight: 600 }}>
        {title}
      </Box>
      {diffDefinitions(before, after).length === 0 ? (
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t`No step and no connection: only name, category, forms or the like.`}</Box>
      ) : (
        <ChangedLines before={before} after={after} label={title} />
      )}
    </Box>
  )
}
