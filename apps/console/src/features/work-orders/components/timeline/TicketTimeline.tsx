/** The one timeline of a ticket: what was done, said and changed, newest first, all of it or one kind alone. */
import type { TicketDetail } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { formatDateTime } from '../../../../shared/i18n/format'
import { useLocale } from '../../../../shared/i18n/use-locale'
import { Icon } from '../../../../shared/ui/icons/Icon'
import { LoadFailure } from '../../../../shared/ui/feedback/LoadFailure'
import { PRINT, screenOnly } from '../../../../shared/ui/theme/print-styles'
import { COMMENT_PLACE } from '../../onward/comment-place'
import { CommentBox } from '../../talk/CommentBox'
import { CommentItem } from '../../talk/CommentItem'
import { useComments } from '../../talk/use-comments'
import { TIMELINE_PARTS, type TimelineEntry, timelineOf, type TimelinePart } from '../../timeline'
import { ACT_MARKS, type ActMark } from './act-marks'
import { ActLine } from './ActLine'
import { focusBesideRemoved } from '../../../../shared/ui/navigation/focus-beside-removed'

export function TicketTimeline({
  ticket: { id, history, process },
}: {
  readonly ticket: Pick<TicketDetail, 'id' | 'history' | 'process'>
}) {
  const { t } = useLingui()
  const locale = useLocale()
  const comments = useComments(id)
  const [part, setPart] = useState<TimelinePart>('all')
  const entries = timelineOf(history, comments.list, part)
  const words: Readonly<Record<TimelinePart, string>> = {
    all: t`All`,
    acts: t`Acts`,
    comments: t`Comments`,
    changes: t`Changes of the form`,
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      {comments.mayComment && (
        <Box {...COMMENT_PLACE} sx={screenOnly}>
          <CommentBox ticketId={id} />
        </Box>
      )}
      <Box role="group" aria-label={t`Show`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ...screenOnly }}>
        {TIMELINE_PARTS.map((each) => (
          <Button
            key={each}
            size="small"
            variant="text"
            color={each === part ? 'primary' : 'inherit'}
            aria-pressed={each === part}
            sx={each === part ? { bgcolor: 'primary.tint' } : { color: 'text.secondary' }}
            onClick={() => setPart(each)}
          >
            {words[each]}
          </Button>
        ))}
      </Box>
      {comments.error !== null && comments.list.length === 0 && <LoadFailure error={comments.error} onRetry={comments.refetch} />}
      <Box ref={focusBesideRemoved} component="ol" aria-label={t`History`} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries.map((entry, index) => (
          <Box component="li" key={entry.key} sx={{ display: 'flex', gap: 3 }}>
            <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', color: markOf(entry).color }}>
              <Icon name={markOf(entry).icon} size={18} />
              {index < entries.length - 1 && <Box aria-hidden sx={{ flex: 1, width: '1px', minHeight: 12, my: 1, bgcolor: 'divider' }} />}
            </Box>
            <Box sx={{ flex: 1, minWidth: 0, pb: 3, fontSize: 13, lineHeight: '18px' }}>
              <Box
                component="time"
                dateTime={entry.at}
                className="fw-numeric"
                sx={{ float: 'right', ml: 2, lineHeight: '20px', color: 'text.secondary', fontSize: 12 }}
              >
                {formatDateTime(entry.at, locale)}
              </Box>
              {entry.kind === 'act' ? (
                <ActLine entry={entry.act} process={process} />
              ) : (
                <CommentItem ticketId={id} comment={entry.comment} />
              )}
            </Box>
          </Box>
        ))}
      </Box>
      {entries.length === 0 && <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{t`Nothing of this kind yet`}</Box>}
      {comments.hasMore && (
        <Box sx={{ display: 'none', color: 'text.secondary', fontSize: 13, [PRINT]: { display: 'block' } }}>
          {t`Older comments are not on this sheet.`}
        </Box>
      )}
      {comments.hasMore && part !== 'acts' && part !== 'changes' && (
        <Box sx={screenOnly}>
          <Button size="small" color="inherit" loading={comments.isLoadingMore} onClick={comments.loadMore}>
            {t`Show older comments`}
          </Button>
        </Box>
      )}
    </Box>
  )
}

const COMMENT_MARK: ActMark = { icon: 'comment', color: 'primary.main' }

function markOf(entry: TimelineEntry): ActMark {
  return entry.kind === 'act' ? ACT_MARKS[entry.act.kind] : COMMENT_MARK
}
