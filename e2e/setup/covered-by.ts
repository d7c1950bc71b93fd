/** Which controls something stands over. */
import type { Locator } from '@playwright/test'

/** The names of the controls below an element. Neither the fields of a form being designed, which is scrolled from below it, nor what a dialog keeps from use. */
export function coveredBy(element: Locator): Promise<(string | null)[]> {
  return element.evaluate((over) => {
    const { left, right, top, bottom } = over.getBoundingClientRect()
    const isBelow = (box: DOMRect) => box.left < right && box.right > left && box.top < bottom && box.bottom > top
    const controls = [...document.querySelectorAll('button, a, input, textarea, [tabindex="0"]')]
    return controls
      .filter((each) => !over.contains(each) && each.closest('.fd-item, [aria-hidden="true"]') === null)
      .filter((each) => isBelow(each.getBoundingClientRect()))
      .map((each) => each.getAttribute('aria-label') ?? each.textContent)
  })
}
