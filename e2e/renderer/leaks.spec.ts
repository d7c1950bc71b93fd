/** A form that was taken off the page is gone: mounting and unmounting leaves the heap as it was. */
import type { CDPSession, Page } from '@playwright/test'
import { createForm, createWidget, WIDGET_TYPES, widgetDefinitions } from '@formwork/form-schema'
import { expect, test } from './harness/test'

/** Every type but those that only hold others, which hold nothing here. */
const TYPES = WIDGET_TYPES.filter((type) => widgetDefinitions[type].kind !== 'layout')

/** 200 fields, and lines between them. */
const list = Array.from({ length: 210 }, (_, index) => {
  const type = TYPES[index % TYPES.length] ?? 'input'
  return { ...createWidget(type, { newKey: () => `${type}_${index}` }), name: `${type} ${index}` }
})
const definition = { ...createForm(), list }
const fields = list.filter(({ type }) => type !== 'divider').length

/** A tenth of what a single form of this size keeps while it stands, and some for the browser's own notes. */
const MAX_GROWTH = 400_000

async function heapBytes(session: CDPSession): Promise<number> {
  // What a finalizer lets go of is collected by the next round only.
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

interface Rounds {
  readonly count: number
  /** Keeps every form alive through a listener of the page, as a forgotten clean-up would. */
  readonly leaks?: boolean
}

async function mountAndUnmount(page: Page, { count, leaks = false }: Rounds): Promise<void> {
  await page.evaluate(
    async ({ text, expected, times, isLeaking }) => {
      const count = () => document.querySelectorAll('[data-field]').length
      for (let time = 0; time < times; time++) {
        await window.harness.mount(text)
        while (count() < expected) await new Promise(requestAnimationFrame)
        if (isLeaking) {
          const form = document.querySelector('form')
          window.addEventListener('resize', () => form?.checkValidity())
        }
        window.harness.unmount()
      }
    },
    { text: JSON.stringify({ definition, locale: 'en' }), expected: fields, times: count, isLeaking: leaks },
  )
}

test.describe('a form of 200 fields of all types', () => {
  test.setTimeout(240_000)

  test('leaves the heap flat when it is mounted and unmounted 100 times', async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await mountAndUnmount(page, { count: 10 })
    const before = await heapBytes(session)
    await mountAndUnmount(page, { count: 100 })
    const growth = (await heapBytes(session)) - before
    expect(growth).toBeLessThan(MAX_GROWTH)
  })

  test('would be seen to stay if a listener kept it', async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await mountAndUnmount(page, { count: 10 })
    const before = await heapBytes(session)
    await mountAndUnmount(page, { count: 5, leaks: true })
    expect((await heapBytes(session)) - before).toBeGreaterThan(MAX_GROWTH)
  })
})
