/** The title of a pane, with a mark while something in it is wrong. */
import { Icon, ICONS } from '../controls/Icon'
import { useLargerMessages } from '../messages/use-larger-messages'
import type { Pane } from './use-panes'

export interface PaneTitleProps {
  readonly pane: Pane
  /** What a pane without a title is called. */
  readonly untitled: string
}

export function PaneTitle({ pane: { title, problems }, untitled }: PaneTitleProps) {
  const messages = useLargerMessages()
  return (
    <>
      <span className="fw-pane-title">{title || untitled}</span>
      {problems > 0 && (
        <span className="fw-pane-mark">
          <Icon path={ICONS.warning} />
          <span className="fw-visually-hidden">{messages.issueCount(problems)}</span>
        </span>
      )}
    </>
  )
}
