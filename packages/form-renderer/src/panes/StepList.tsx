/** How far a person is: every page by number and title; a page that was seen can be opened again. */
import { Icon } from '../controls/Icon'
import { LARGER_ICONS } from '../controls/larger-icons'
import { PaneTitle } from './PaneTitle'
import type { Pane } from './use-panes'

export interface StepListProps {
  readonly pages: readonly Pane[]
  /** The slot of the page that is seen. */
  readonly current: number
  readonly isReachable: (page: Pane) => boolean
  readonly onShow: (page: Pane) => void
}

export function StepList({ pages, current, isReachable, onShow }: StepListProps) {
  const at = pages.findIndex(({ slot }) => slot === current)
  return (
    <ol className="fw-pages-list">
      {pages.map((page, index) => {
        const isDone = index < at && page.problems === 0
        const isHere = page.slot === current
        return (
          <li key={page.slot} className="fw-pages-item" data-state={isHere ? 'here' : isDone ? 'done' : 'ahead'}>
            <button
              type="button"
              className="fw-pages-button"
              aria-current={isHere ? 'step' : undefined}
              disabled={!isReachable(page)}
              onClick={() => onShow(page)}
            >
              <span className="fw-pages-number">{isDone ? <Icon path={LARGER_ICONS.check} /> : index + 1}</span>
              <PaneTitle pane={page} untitled="" />
            </button>
          </li>
        )
      })}
    </ol>
  )
}
