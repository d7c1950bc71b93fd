/** A comment in the timeline: its author, text and mentions, and for its author a while to change it. */
import { type Comment, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { PersonAvatar } from '../../../shared/people/PersonAvatar'
import { AttachmentLinks } from '../../../shared/tickets/attachments/AttachmentLinks'
import { useNow } from '../../../shared/ui/display/use-now'
import { confirm } from '../../../shared/ui/feedback/confirm-store'
import { screenOnly } from '../../../shared/ui/theme/print-styles'
import { CommentBox } from './CommentBox'
import { partsOf } from './mention'
import { REMOVES } from '../../../shared/ui/navigation/focus-beside-removed'

export interface CommentItemProps {
  readonly ticketId: string
  readonly comment: Comment
}

export function CommentItem({ ticketId, comment }: CommentItemProps) {
  const { t } = useLingui()
  const now = useNow()
  const [isChanging, setChanging] = useState(false)
  const { id, author, text, mentions, files, editedAt, removedAt, mayEditUntil, mayRemove } = comment
  const mayEdit = mayEditUntil !== null && new Date(mayEditUntil).getTime() > now
  const removing = useExclusiveMutation(async () => {
    await call(routes.removeComment, { params: { id: ticketId, commentId: id } })
    invalidateRoutes(routes.listComments)
  })
  const remove = async () => {
    const isSure = await confirm({
      title: t`Remove this comment?`,
      text: t`Its text and files are gone for everybody. That there was a comment stays to be seen.`,
      action: t`Remove`,
      tone: 'error',
    })
    if (isSure) await removing.run()
  }
  const who = author.name
  if (isChanging) return <CommentBox ticketId={ticketId} changed={comment} onDone={() => setChanging(false)} />
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 20 }}>
        <PersonAvatar id={author.id} name={who} size={20} />
        <span>{removedAt === null ? t`${who} commented` : t`${who} removed a comment`}</span>
        {editedAt !== null && removedAt === null && (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: 12 }}>
            {t`changed`}
          </Box>
        )}
      </Box>
      {removedAt === null && (
        <>
          <Box sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 14, lineHeight: '22px' }}>
            {partsOf(text, mentions).map((part) =>
              part.kind === 'text' ? (
                part.text
              ) : (
                <Box key={part.at} component="span" sx={{ color: 'primary.main', bgcolor: 'primary.tint', borderRadius: '4px', px: 0.5 }}>
                  {part.text}
                </Box>
              ),
            )}
          </Box>
          <AttachmentLinks files={files} />
          {(mayEdit || mayRemove) && (
            <Box sx={{ display: 'flex', gap: 1, ml: -1.5, ...screenOnly }}>
              {mayEdit && (
                <Button size="small" color="inherit" onClick={() => setChanging(true)}>
                  {t`Edit`}
                </Button>
              )}
              {mayRemove && (
                <Button {...REMOVES} size="small" color="inherit" loading={removing.isRunning} onClick={() => void remove()}>
                  {t`Remove`}
                </Button>
              )}
            </Box>
          )}
        </>
      )}
    </>
  )
}
