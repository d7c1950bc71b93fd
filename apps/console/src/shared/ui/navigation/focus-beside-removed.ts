/** Where the keyboard goes on in a list when the row it was on has been removed, and when a row was added from there. */

/** Marks the button that removes a row, or the container of the buttons of a row, with that one last. Spread on the element. */
export const REMOVES = { 'data-removes': '' } as const

/** Marks the button that adds a row, which has what removes it. Spread on the element. */
export const ADDS = { 'data-adds': '' } as const

const CONTROLS = 'button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), a[href]'

interface FocusedRemover {
  /** What is marked. */
  readonly remover: Element
  /** The focused element: the same, or a control in it. */
  readonly control: Element
  /** Its index among those of the list. */
  readonly at: number
}

/**
 * As the `ref` of an element with rows and their add button: when a removed row had the focus on its remover, the remover of the next row gets it,
 * else that of the row before, else the first control that is left. Without it the focus would fall to the page. When a row comes while what adds one
 * has the focus, the first control of the row gets it: somebody adds a row to fill it in.
 */
export function focusBesideRemoved(list: HTMLElement | null): (() => void) | undefined {
  if (list === null) return undefined
  const page = list.ownerDocument
  const removers = () => [...list.querySelectorAll<HTMLElement>('[data-removes]')]
  let last: FocusedRemover | null = null

  const notice = ({ target: control }: FocusEvent) => {
    const remover = control instanceof Element ? control.closest<HTMLElement>('[data-removes]') : null
    last = remover === null || !(control instanceof Element) ? null : { remover, control, at: removers().indexOf(remover) }
  }
  // When the focus has left the button for no other place on the page, it is not moved back when the row is removed later.
  const forget = ({ relatedTarget }: FocusEvent) => {
    const left = last
    if (relatedTarget !== null || left === null) return
    queueMicrotask(() => {
      const isStillThere = left.control.isConnected && !left.control.matches('[disabled]')
      if (last === left && isStillThere && page.hasFocus()) last = null
    })
  }
  const fillIn = (changes: readonly MutationRecord[]) => {
    if (page.activeElement?.closest('[data-adds]') === null || !list.contains(page.activeElement)) return
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof HTMLElement)
    const row = added.find((node) => node.matches('[data-removes]') || node.querySelector('[data-removes]') !== null)
    const control = row?.matches(CONTROLS) === true ? row : row?.querySelector<HTMLElement>(CONTROLS)
    control?.focus()
  }
  const goOn = (changes: readonly MutationRecord[]) => {
    fillIn(changes)
    if (last === null || last.remover.isConnected) return
    const { at } = last
    last = null
    if (page.activeElement !== null && page.activeElement !== page.body) return
    const left = removers()
    const next = left[at] ?? left.at(-1)
    const control = next === undefined ? list.querySelector<HTMLElement>(CONTROLS) : controlOf(next)
    control?.focus()
  }

  const rows = new MutationObserver(goOn)
  rows.observe(list, { childList: true, subtree: true })
  list.addEventListener('focusin', notice)
  list.addEventListener('focusout', forget)
  return () => {
    rows.disconnect()
    list.removeEventListener('focusin', notice)
    list.removeEventListener('focusout', forget)
  }
}

const controlOf = (remover: HTMLElement) =>
  remover.matches(CONTROLS) ? remover : [...remover.querySelectorAll<HTMLElement>(CONTROLS)].at(-1)
