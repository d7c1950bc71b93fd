/** A drag by mouse, as browser events. */
import { act, createEvent, fireEvent } from '@testing-library/react'

type DragPart = 'dragStart' | 'dragEnter' | 'dragOver' | 'drop' | 'dragEnd'

/** A drag of `source`: over elements, dropped on one, or given up. Places are those of the viewport. */
export function dragOf(source: Element) {
  const dataTransfer = Object.assign(new DataTransfer(), { setDragImage: () => undefined })
  const fire = (part: DragPart, target: Element, y: number) => {
    const event = createEvent[part](target, { dataTransfer })
    // The events of this DOM carry no coordinates.
    Object.defineProperties(event, { clientX: { value: 0 }, clientY: { value: y } })
    fireEvent(target, event)
  }
  act(() => fire('dragStart', source, 0))
  return {
    over: async (target: Element, y: number) => {
      fire('dragEnter', target, y)
      fire('dragOver', target, y)
      // The library asks the zones once per frame.
      await act(async () => void (await new Promise(requestAnimationFrame)))
    },
    dropOn: (target: Element, y: number) =>
      act(() => {
        fire('drop', target, y)
        fire('dragEnd', source, y)
      }),
    giveUp: () => act(() => fire('dragEnd', source, 0)),
  }
}

/** Elements one below the other, each of this height. */
export function stack(elements: Iterable<Element>, height: number): void {
  for (const [index, element] of [...elements].entries()) element.getBoundingClientRect = () => new DOMRect(0, index * height, 200, height)
}
