/** Announces every action to screen readers, and shows the important ones as a notice. */
import { onDemand } from '../loading/on-demand'
import { useDesignerStore, useMessages } from '../store/designer-context'
import { VisuallyHidden } from './designer-root'
import { noticeText } from './notice-text'
import type { ShownNoticeProps } from './ShownNotice'

export const ShownNotice = onDemand<ShownNoticeProps>({
  load: async () => (await import('./ShownNotice')).ShownNotice,
  Waiting: () => null,
  Missing: PlainNotice,
})

export function NoticeRegion() {
  const messages = useMessages()
  const notice = useDesignerStore(({ view }) => view.notice)
  const text = notice === null ? '' : noticeText(messages, notice)
  const shown = notice !== null && notice.shown
  return (
    <>
      {/* A changing trailing blank makes screen readers read the same sentence again. */}
      <VisuallyHidden role="status" aria-live="polite" data-announcer="">
        {text === '' || shown ? '' : `${text}${(notice?.sequence ?? 0) % 2 === 0 ? '' : '\u00A0'}`}
      </VisuallyHidden>
      {shown && <ShownNotice key={notice.sequence} notice={notice} text={text} />}
    </>
  )
}

/** Where even the notice cannot be fetched, as that something else cannot. It stays until the next. */
function PlainNotice({ text }: ShownNoticeProps) {
  return (
    <p role="alert" style={AT_THE_END}>
      {text}
    </p>
  )
}

const AT_THE_END = { margin: 0, padding: '8px 16px', borderTop: '1px solid var(--fd-line)', fontSize: 13 } as const
