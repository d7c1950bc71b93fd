/** How a list goes back to its first row. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { scrollToTop } from './scroll-to-top'

const scrolledTo = (top: number) => {
  const element = document.createElement('main')
  element.scrollTop = top
  return element
}
const askForLessMotion = (isAsked: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isAsked }))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('takes 800 ms', () => {
  askForLessMotion(false)
  const element = scrolledTo(1000)
  scrollToTop(element)
  vi.advanceTimersByTime(640)
  expect(element.scrollTop).toBeGreaterThan(0)
  expect(element.scrollTop).toBeLessThan(1000)
  vi.advanceTimersByTime(200)
  expect(element.scrollTop).toBe(0)
})

it('takes no time for whoever wants less motion', () => {
  askForLessMotion(true)
  const element = scrolledTo(1000)
  scrollToTop(element)
  expect(element.scrollTop).toBe(0)
})

it('leaves the place to a person who scrolls meanwhile', () => {
  askForLessMotion(false)
  const element = scrolledTo(1000)
  scrollToTop(element)
  vi.advanceTimersByTime(160)
  element.dispatchEvent(new Event('wheel'))
  element.scrollTop = 700
  vi.advanceTimersByTime(2000)
  expect(element.scrollTop).toBe(700)
})
