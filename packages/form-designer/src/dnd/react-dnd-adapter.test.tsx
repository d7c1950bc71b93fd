/** Dragging by mouse and by finger, through the port that the panes use. */
import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useRef, useState } from 'react'
import { createForm } from '@formwork/form-schema'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dragOf } from '../testing/drag'
import { designerOf } from '../testing/forms'
import { renderPart } from '../testing/render-part'
import type { DragSubject, Point } from './drag-port'
import { REST_MS } from './mouse-and-touch'
import { useDragged, useDragSource, useDropZone } from './react-dnd-adapter'

const field: DragSubject = { kind: 'new', type: 'input', nesting: { kind: 'input', slots: null } }
const grid: DragSubject = { kind: 'new', type: 'grid', nesting: { kind: 'layout', slots: 'columns' } }
const told: string[] = []

function Source({ name, subject }: { readonly name: string; readonly subject: DragSubject }) {
  const ref = useRef<HTMLDivElement>(null)
  const { isDragging } = useDragSource(ref, { subject, onStart: () => told.push(`${name} starts`), onEnd: () => told.push(`${name} ends`) })
  return (
    <div ref={ref} data-testid={name} data-dragging={isDragging}>
      {name}
    </div>
  )
}

interface ZoneProps {
  readonly name: string
  readonly accepts?: (subject: DragSubject) => boolean
  readonly children?: ReactNode
}

function Zone({ name, accepts = () => true, children }: ZoneProps) {
  const ref = useRef<HTMLDivElement>(null)
  const say =
    (what: string) =>
    (subject: DragSubject, { y }: Point) =>
      told.push(`${what} ${name} ${'type' in subject ? subject.type : ''} ${y}`)
  const { isOver } = useDropZone(ref, { accepts, onHover: say('over'), onDrop: say('in'), onRefused: () => told.push(`${name} refuses`) })
  return (
    <div ref={ref} data-testid={name} data-over={isOver}>
      {name}
      {children}
    </div>
  )
}

function Ghost() {
  const { subject, point } = useDragged()
  return <output>{subject === null ? 'nothing' : `${'type' in subject ? subject.type : ''} ${point?.y ?? 'nowhere'}`}</output>
}

const page = (
  <>
    <Source name="field" subject={field} />
    <Source name="grid" subject={grid} />
    <Zone name="sheet">
      <Zone name="column" accepts={(subject) => subject.nesting.slots === null} />
    </Zone>
    <Ghost />
  </>
)
const the = (name: string) => screen.getByTestId(name)
const ghost = () => screen.getByRole('status').textContent

beforeEach(() => void told.splice(0))
afterEach(() => void vi.useRealTimers())
const drawn = () => renderPart(designerOf(createForm()), page)

describe('by mouse', () => {
  it('the innermost zone under the pointer answers, once, and the source is notified of the end', async () => {
    drawn()
    const drag = dragOf(the('field'))
    await drag.over(the('column'), 40)
    expect([the('field').dataset['dragging'], the('column').dataset['over'], the('sheet').dataset['over']]).toEqual([
      'true',
      'true',
      'true',
    ])
    drag.dropOn(the('column'), 44)
    expect(told.filter((line) => !line.startsWith('over'))).toEqual(['field starts', 'in column input 44', 'field ends'])
    expect(told.filter((line) => line.startsWith('over sheet'))).toEqual([])
    expect([the('field').dataset['dragging'], the('column').dataset['over']]).toEqual(['false', 'false'])
  })

  it('what a zone does not take goes to the one around it', async () => {
    drawn()
    const drag = dragOf(the('grid'))
    await drag.over(the('column'), 40)
    expect(told).toEqual(['grid starts', 'over sheet grid 40'])
    drag.dropOn(the('column'), 40)
    expect(told.filter((line) => line.startsWith('in'))).toEqual(['in sheet grid 40'])
  })

  it('what no zone takes is told to the innermost, once, as refused', async () => {
    renderPart(
      designerOf(createForm()),
      <>
        <Source name="grid" subject={grid} />
        <Zone name="pane" accepts={() => false}>
          <Zone name="rows" accepts={() => false} />
        </Zone>
      </>,
    )
    const drag = dragOf(the('grid'))
    await drag.over(the('rows'), 40)
    drag.dropOn(the('rows'), 40)
    expect(told.filter((line) => line.startsWith('over') || line.startsWith('in'))).toEqual([])
    expect(new Set(told)).toEqual(new Set(['grid starts', 'rows refuses', 'grid ends']))
  })

  it('dropped beside all zones, or given up, is in none of them', async () => {
    drawn()
    const drag = dragOf(the('field'))
    await drag.over(the('sheet'), 10)
    drag.giveUp()
    expect(told.filter((line) => line.startsWith('in') || line.endsWith('ends'))).toEqual(['field ends'])
  })

  it('a zone answers by what it was drawn with last', async () => {
    function Choosy() {
      const [isOpen, setOpen] = useState(false)
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            open
          </button>
          <Zone name="choosy" accepts={() => isOpen} />
        </>
      )
    }
    renderPart(
      designerOf(createForm()),
      <>
        <Source name="grid" subject={grid} />
        <Choosy />
      </>,
    )
    fireEvent.click(screen.getByText('open'))
    const drag = dragOf(the('grid'))
    await drag.over(the('choosy'), 7)
    drag.dropOn(the('choosy'), 7)
    expect(told.filter((line) => line.startsWith('in'))).toEqual(['in choosy grid 7'])
  })

  it('what is on its way is known, with where it is', async () => {
    drawn()
    expect(ghost()).toBe('nothing')
    const drag = dragOf(the('grid'))
    await drag.over(the('sheet'), 33)
    expect(ghost()).toBe('grid 33')
    drag.giveUp()
    expect(ghost()).toBe('nothing')
  })
})

describe('by finger', () => {
  /** The elements under the finger, the innermost first, as the browser returns them. */
  let below: readonly Element[] = []
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', target: Element, y: number) => {
    const at = { identifier: 1, target, clientX: 5, clientY: y }
    const event = createEvent[type](target)
    const still = type === 'touchEnd' ? [] : [at]
    Object.defineProperties(event, { targetTouches: { value: still }, touches: { value: still }, changedTouches: { value: [at] } })
    act(() => void fireEvent(target, event))
  }
  const press = (pointerType: 'touch' | 'mouse') => {
    const event = Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType })
    act(() => void the('field').dispatchEvent(event))
  }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    Object.assign(document, { elementsFromPoint: () => [...below], elementFromPoint: () => below[0] ?? null })
  })

  it('a finger that rests drags; one that does not scrolls', () => {
    drawn()
    below = [the('sheet')]
    press('touch')
    touch('touchStart', the('field'), 0)
    act(() => void vi.advanceTimersByTime(REST_MS - 50))
    touch('touchMove', the('field'), 60)
    touch('touchEnd', the('field'), 60)
    expect(told).toEqual([])
    touch('touchStart', the('field'), 0)
    act(() => void vi.advanceTimersByTime(REST_MS + 50))
    touch('touchMove', the('field'), 60)
    expect([told, ghost()]).toEqual([['field starts'], 'input 60'])
    for (const y of [65, 70]) touch('touchMove', the('field'), y)
    // Zones are asked before the library has noted where the finger is now.
    expect(told.at(-1)).toBe('over sheet input 65')
    touch('touchEnd', the('field'), 60)
    expect(told.slice(-2)).toEqual(['in sheet input 70', 'field ends'])
  })

  it('a call that interrupts ends the drag, and nothing was dropped', () => {
    drawn()
    below = [the('sheet')]
    press('touch')
    touch('touchStart', the('field'), 0)
    act(() => void vi.advanceTimersByTime(REST_MS + 50))
    touch('touchMove', the('field'), 60)
    act(() => void window.dispatchEvent(new Event('touchcancel')))
    expect([told.at(-1), told.some((line) => line.startsWith('in')), ghost()]).toEqual(['field ends', false, 'nothing'])
  })

  it('the browser’s own drag of a resting finger is refused; that of a mouse afterwards is not', () => {
    drawn()
    const browserDrag = () => {
      const event = createEvent.dragStart(the('field'), {
        dataTransfer: Object.assign(new DataTransfer(), { setDragImage: () => undefined }),
      })
      act(() => void fireEvent(the('field'), event))
      return event.defaultPrevented
    }
    press('touch')
    expect([browserDrag(), told]).toEqual([true, []])
    press('mouse')
    expect([browserDrag(), told]).toEqual([false, ['field starts']])
    act(() => void fireEvent.dragEnd(the('field')))
  })
})
