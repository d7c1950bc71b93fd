/** The sentence of a notice. */
import { typeOf } from '@formwork/form-schema'
import type { DesignerMessages } from '../messages/designer-messages'
import { nameOfWidget, slotTitle } from '../messages/name-of-widget'
import type { NoticeContent } from '../store/designer-state'

export function noticeText(messages: DesignerMessages, notice: NoticeContent): string {
  const { announcements, notices, refusals, steps } = messages
  switch (notice.kind) {
    case 'done': {
      const { id, widget, position, total, count } = notice.step
      const ofMany: Readonly<Partial<Record<string, (count: number) => string>>> = messages.editing.many
      if (count > 1 && Object.hasOwn(ofMany, id)) return ofMany[id]?.(count) ?? ''
      return announcements.done[id](widget === null ? '' : nameOfWidget(messages, widget), position ?? 0, total ?? 0, count)
    }
    case 'undone':
      return announcements.undone(steps[notice.step.id])
    case 'redone':
      return announcements.redone(steps[notice.step.id])
    case 'refused':
      return refusals[notice.reason]
    case 'copied':
      return notices.copied
    case 'selected':
      return messages.editing.selection.count(notice.count)
    case 'aimed': {
      const { widget, slot } = notice
      const name = nameOfWidget(messages, { type: typeOf(widget), name: widget.name })
      return messages.editing.selection.aimed(name, slot === null ? null : slotTitle(messages, widget, slot))
    }
    case 'paste-failed':
      return notices.pasteFailed
    case 'json-copied':
      return messages.copySuccess
    case 'copy-failed':
      return messages.copyFailure
    case 'validation-failed':
      return messages.validationFailed
    case 'not-loaded':
      return messages.editing.loading.failed
    case 'block-saved':
      return messages.editing.library.saved(notice.name)
    case 'block-deleted':
      return messages.editing.library.deleted(notice.name)
    case 'favourite':
      return notice.isOne ? messages.editing.library.isFavourite(notice.title) : messages.editing.library.noFavourite(notice.title)
    case 'saved':
      return messages.save.done
    case 'save-failed':
      return messages.save.failed(notice.reason)
    case 'text-refused':
      return messages.code.notSaved(notice.line, notice.reason)
    case 'cleared':
      return notices.cleared
    case 'deleted-with-readers':
      return notices.readersLeft(
        notice.step.widget === null ? notices.severalWidgets(notice.step.count) : nameOfWidget(messages, notice.step.widget),
        notice.readers.map((reader) => nameOfWidget(messages, reader)),
      )
  }
}
