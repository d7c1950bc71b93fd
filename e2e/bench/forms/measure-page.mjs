/** One library's page with one form, from mount to validation. */
import { setTimeout as delay } from 'node:timers/promises'
import { SCREEN, TYPED } from './neutral-form.mjs'

const PROBE = new URL('./page-probe.js', import.meta.url).pathname

/** Main-thread time of the page in ms: unlike the clock it does not run on while another process has the processor. */
async function threadTime(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ThreadTime').value * 1000
}

async function heapMiB(session) {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize / 2 ** 20
}

/** @returns in ms when half of the first screen, the first screen and the whole form were painted, and what they took of the page's processor time; the page's session. */
export async function measureMount(page, address, native, form) {
  await page.addInitScript({ path: PROBE })
  await page.goto(address)
  await page.waitForFunction(() => window.library !== undefined)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const before = await threadTime(session)
  const { half, screen, all } = await page.evaluate(
    ([definition, neutral, count]) => window.probe.mount(definition, neutral, count),
    [native, form, SCREEN],
  )
  return { half, screen, mount: all, mountCpu: (await threadTime(session)) - before, session }
}

/**
 * @returns figures (ms, MiB) and `missing`: why this is not a form of which every field is there, reachable and validated.
 */
export async function measurePage(context, address, native, form) {
  const page = await context.newPage()
  try {
    const { session, half: _half, ...mounted } = await measureMount(page, address, native, form)
    const figures = { ...mounted, heap: await heapMiB(session) }
    const missing = []
    await measureKeys(page, session, figures, missing)
    if (form.shape === 'flat') {
      figures.hide = await page.evaluate((count) => window.probe.toggle(count), form.countHidden)
      figures.show = await page.evaluate((count) => window.probe.toggle(count), form.count)
    }
    figures.validate = await page.evaluate(() => window.probe.validate())
    const { fields, errors, failures } = await page.evaluate(() => window.probe.state())
    if (fields !== form.count) missing.push(`${fields} of ${form.count} fields in the document`)
    if (errors !== form.errors) missing.push(`${errors} of ${form.errors} fields validated wrongly`)
    if (failures.length > 0) missing.push(`${failures.length} errors in the page: ${failures[0]}`)
    const { focus, text } = await page.evaluate(() => window.probe.unreachable())
    if (focus.length > 0) missing.push(`no focus on ${focus.length} fields, such as ${focus[0]}`)
    if (text.length > 0) missing.push(`${text.length} labels not in the text, such as "${text[0]}"`)
    return { figures, missing }
  } finally {
    await page.close()
  }
}

async function measureKeys(page, session, figures, missing) {
  if (!(await page.evaluate(() => window.probe.focusTyped()))) missing.push('the text field in the middle took no focus')
  await page.evaluate(() => window.probe.quiet())
  const before = await threadTime(session)
  for (const character of TYPED) {
    await page.keyboard.press(character === ' ' ? 'Space' : character)
    await delay(40)
  }
  // Some wait with their work until typing stops.
  await delay(350)
  await page.evaluate(() => window.probe.quiet())
  figures.key = ((await threadTime(session)) - before) / TYPED.length
  const typed = await page.evaluate(() => window.probe.typed())
  if (typed !== TYPED) missing.push(`typed text became "${typed}"`)
}
