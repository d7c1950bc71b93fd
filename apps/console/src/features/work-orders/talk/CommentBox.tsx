/** Writes a comment, or changes one. What was typed stays until the server has it, a new comment also when its page is left. */
import { type Comment, COMMENT_LIMITS, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useId, useMemo, useState } from 'react'
import { readDraft } from '../../../shared/drafts/local-draft'
import { useStoredDraft } from '../../../shared/drafts/use-stored-draft'
import { ApiError } from '../../../shared/http/api-error'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useSignedInUser } from '../../../shared/session/session-store'
import { AttachmentsInput } from '../../../shared/tickets/attachments/AttachmentsInput'
import { useAttachments } from '../../../shared/tickets/attachments/use-attachments'
import { useIdempotencyKey } from '../../../shared/tickets/use-idempotency-key'
import { Icon } from '../../../shared/ui/icons/Icon'
import { type CommentDraft, parseCommentDraft } from './comment-draft'
import { type Mentioned, mentionedIn } from './mention'
import { MentionInput } from './MentionInput'

export interface CommentBoxProps {
  readonly ticketId: string
  /** The comment that is edited; undefined for a new one. */
  readonly changed?: Comment
  readonly onDone?: () => void
}

const NO_MENTIONS: readonly Mentioned[] = []
const BLANK: CommentDraft = { text: '', mentions: NO_MENTIONS }

export function CommentBox({ ticketId, changed, onDone }: CommentBoxProps) {
  const { t } = useLingui()
  const id = useId()
  const key = useIdempotencyKey()
  const attachments = useAttachments(changed?.files)
  const { userId } = useSignedInUser()
  const draftKey = `comment.${userId}.${changed?.id ?? ticketId}`
  const [begun] = useState<CommentDraft>(() => changed ?? readDraft(draftKey, parseCommentDraft)?.draft ?? BLANK)
  const [text, setText] = useState(begun.text)
  const [chosen, setChosen] = useState(begun.mentions)
  const draft = useMemo(() => ({ text, mentions: chosen }), [text, chosen])
  // An edit is not stored: it is only possible for some minutes, and the comment itself is still there.
  useStoredDraft({ key: draftKey, draft, base: null, isDirty: changed === undefined && text.trim() !== '' })
  const hasContent = text.trim() !== '' || attachments.sent.length > 0
  const sending = useExclusiveMutation(
    async () => {
      const mentions = mentionedIn(text, chosen).map((person) => person.id)
      const body = { text: text.trim(), mentions, fileIds: attachments.sent.map((file) => file.id) }
      if (changed === undefined) await call(routes.addComment, { params: { id: ticketId }, body, idempotencyKey: key.current() })
      else await call(routes.editComment, { params: { id: ticketId, commentId: changed.id }, body })
      key.renew()
      setText('')
      setChosen(NO_MENTIONS)
      attachments.clear()
      invalidateRoutes(routes.listComments)
      onDone?.()
    },
    {
      onError: (error) => {
        // Without an answer the same key may be sent again.
        if (error instanceof ApiError && error.code !== 'network' && error.code !== 'timeout') key.renew()
        return false
      },
    },
  )
  const send = () => {
    if (hasContent && attachments.areReady()) void sending.run()
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <MentionInput
        ids={{ id, describedBy: undefined, isInvalid: false }}
        ticketId={ticketId}
        label={changed === undefined ? t`Comment` : t`Change the comment`}
        placeholder={t`Write a comment; @ mentions a colleague`}
        value={text}
        maxLength={COMMENT_LIMITS.text}
        autoFocus={changed !== undefined}
        onChange={setText}
        onMention={(person) => setChosen((before) => [...before, person])}
        onSend={send}
      />
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <AttachmentsInput attachments={attachments} />
        </Box>
        {changed !== undefined && (
          <Button size="small" variant="outlined" color="inherit" disabled={sending.isRunning} onClick={onDone}>
            {t`Cancel`}
          </Button>
        )}
        <Button
          size="small"
          variant="outlined"
          disabled={!hasContent || attachments.isSending}
          loading={sending.isRunning}
          loadingPosition="start"
          startIcon={<Icon name="comment" size={16} />}
          onClick={send}
        >
          {changed === undefined ? t`Comment` : t`Save`}
        </Button>
      </Box>
    </Box>
  )
}
