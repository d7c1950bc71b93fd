/** One library's designer on a page of its own, from the first form to a drag. */

/** Runs in the page: from a call to the second frame after `count` fields are in the document. */
const untilCount = async ([act, count, native]) => {
  const { library } = window
  const startedAt = performance.now()
  const root = document.querySelector('#root')
  root.style.height = '100vh'
  void (act === 'open' ? library.open(root, native) : library[act]())
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // Checked once after the call, and then with each frame: code that draws at once is not charged a frame for the check.
  await new Promise((resolve) => setTimeout(resolve, 0))
  while (library.fieldCount() !== count) {
    if (performance.now() - startedAt > 20_000)
      throw new Error(`${library.fieldCount()} of ${count} fields after ${act}: ${document.body.textContent.slice(0, 200)}`)
    await frame()
  }
  await frame()
  await frame()
  return performance.now() - startedAt
}

const quiet = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))

async function threadTime(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ThreadTime').value * 1000
}

/** Milliseconds of the main thread a key, in the label of the selected field. */
async function typing(page) {
  const field = await page.evaluateHandle(() => window.library.label())
  const element = field.asElement()
  if (element === null) return null
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await element.focus()
  await page.evaluate(quiet)
  const before = await threadTime(session)
  const text = 'measured'
  for (const letter of text) {
    await page.keyboard.press(letter)
    await page.evaluate(quiet)
  }
  return ((await threadTime(session)) - before) / text.length
}

/** The 95th percentile of the time between two frames, while a field is dragged down over the canvas. */
async function dragging(page) {
  const [source, canvas] = await Promise.all(
    ['dragFrom', 'canvas'].map((part) => page.evaluateHandle((name) => window.library[name](), part)),
  )
  const [from, pane] = await Promise.all([source.asElement()?.boundingBox(), canvas.asElement()?.boundingBox()])
  if (!from || !pane) return null
  await page.mouse.move(from.x + 60, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 70, from.y + 30, { steps: 4 })
  await page.evaluate(() => {
    const times = []
    window.frames95 = times
    const note = (now) => {
      times.push(now)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  for (let turn = 0; turn < 3; turn += 1) {
    await page.mouse.move(pane.x + 200, pane.y + pane.height - 120, { steps: 40 })
    await page.mouse.move(pane.x + 240, pane.y + 120, { steps: 40 })
  }
  const times = await page.evaluate(() => window.frames95)
  await page.mouse.up()
  const gaps = times
    .slice(1)
    .map((time, at) => time - times[at])
    .sort((a, b) => a - b)
  return gaps[Math.floor(gaps.length * 0.95)] ?? null
}

/** @param {Record<string, unknown>} forms - the native definition by number of fields: 200, 500 and 1,000 */
export async function measureDesigner(context, address, forms) {
  const on = async (count, measure) => {
    const page = await context.newPage()
    page.on('pageerror', (error) => console.error(`${address}: ${error.message}`))
    try {
      await page.goto(address)
      await page.waitForFunction(() => window.library !== undefined)
      const open = await page.evaluate(untilCount, ['open', count, forms[count]])
      await page.evaluate(quiet)
      return await measure(page, open)
    } finally {
      await page.close()
    }
  }
  const small = await on(200, async (page, open200) => ({ open200, add200: await page.evaluate(untilCount, ['add', 201]) }))
  const middle = await on(500, async (page) => ({ key500: await typing(page), drag500: await dragging(page) }))
  const large = await on(1000, async (page, open1000) => {
    const add1000 = await page.evaluate(untilCount, ['add', 1001])
    await page.evaluate(quiet)
    return { open1000, add1000, undo1000: await page.evaluate(untilCount, ['undo', 1000]) }
  })
  return { ...small, ...middle, ...large }
}
