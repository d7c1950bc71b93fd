/** The effects of publishing a form: differences from what people fill in now, the affected answers, and where it is used. */
import type { FormChanges } from '@formwork/api-contract'
import { Plural, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'
import { ChangeList } from './ChangeList'

export function PublishMeaning({ changes: { from, isComparable, changes, counted, processes } }: { readonly changes: FormChanges }) {
  const { t } = useLingui()
  const compared =
    from === null ? t`Changes to what people fill in now` : t({ message: `Changes since version ${from}`, comment: 'of a form' })
  const { tickets } = counted
  return (
    <>
      {isComparable && (
        <Box component="section" sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <Box component="h3" sx={{ m: 0, fontSize: 13, fontWeight: 600 }}>
            {compared}
          </Box>
          <ChangeList label={compared} changes={changes} />
          {tickets > 0 && (
            <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
              {counted.isComplete ? (
                <Plural value={tickets} one="Counted in the # ticket of this form." other="Counted in all # tickets of this form." />
              ) : (
                <Plural
                  value={tickets}
                  one="Counted in the newest # ticket of this form."
                  other="Counted in the newest # tickets of this form."
                />
              )}
            </Box>
          )}
        </Box>
      )}
      <Box sx={{ fontSize: 13, display: 'flex', flexDirection: 'column', gap: 1 }}>
        {processes.length === 0 ? (
          <span>{t`No process uses this form yet.`}</span>
        ) : (
          <>
            <span>{t`These processes take it when they are published the next time:`}</span>
            <Box component="ul" sx={{ m: 0, pl: 5 }}>
              {processes.map(({ id, name }) => (
                <li key={id}>
                  <RouterLink to={`/design/processes/${id}`}>{name}</RouterLink>
                </li>
              ))}
            </Box>
          </>
        )}
        <Box sx={{ color: 'text.secondary' }}>{t`Tickets that were started keep the form they were started with.`}</Box>
      </Box>
    </>
  )
}
