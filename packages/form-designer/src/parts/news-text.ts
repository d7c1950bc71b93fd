/** A piece of news as a sentence. */
import type { DesignerMessages } from '../messages/designer-messages'
import { nameOfWidget } from '../messages/name-of-widget'
import type { NewsContent } from '../store/designer-state'

export function newsText(messages: DesignerMessages, news: NewsContent): string {
  const { announcements, notices, refusals, steps } = messages
  switch (news.kind) {
    case 'done': {
      const { id, widget, position, total, count } = news.step
      return announcements.done[id](widget === null ? '' : nameOfWidget(messages, widget), position ?? 0, total ?? 0, count)
    }
    case 'undone':
      return announcements.undone(steps[news.step.id])
    case 'redone':
      return announcements.redone(steps[news.step.id])
    case 'refused':
      return refusals[news.reason]
    case 'copied':
      return notices.copied
    case 'paste-failed':
      return notices.pasteFailed
    case 'json-copied':
      return messages.copySuccess
    case 'copy-failed':
      return messages.copyFailure
    case 'validation-failed':
      return messages.validationFailed
    case 'cleared':
      return notices.cleared
    case 'deleted-with-readers':
      return notices.readersLeft(news.step.widget === null ? '' : nameOfWidget(messages, news.step.widget), news.readers)
  }
}
