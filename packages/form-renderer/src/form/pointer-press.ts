/** Tracks whether a pointer is pressed. An error that appears moves what is below it, so it waits until a click under way is dispatched. */

export interface PointerPress {
  /** Runs `work` at once, or, while a pointer is pressed, after its click. */
  after(work: () => void): void
  /** Listens to pointer events on the page that shows the form, which may be another one than the program's; the returned function ends that. */
  listen(page: Document): () => void
}

export function watchPointer(): PointerPress {
  let isPressed = false
  let waiting: (() => void)[] = []
  const press = () => {
    isPressed = true
  }
  const release = () => {
    isPressed = false
    // The browser sends the click right after the release, within the same task.
    setTimeout(() => {
      const due = waiting
      waiting = []
      for (const work of due) work()
    })
  }
  return {
    after(work) {
      if (isPressed) waiting.push(work)
      else work()
    },
    listen(page) {
      const ends = ['pointerup', 'pointercancel', 'dragend'] as const
      page.addEventListener('pointerdown', press, true)
      for (const end of ends) page.addEventListener(end, release, true)
      return () => {
        page.removeEventListener('pointerdown', press, true)
        for (const end of ends) page.removeEventListener(end, release, true)
        isPressed = false
        waiting = []
      }
    },
  }
}
