/** Runs inside every measured page before its own scripts. Uses the neutral form and the answers of `window.library`, nothing else. */
;(() => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  const failures = []
  let lastChange = 0
  let form = null
  addEventListener('error', ({ message }) => failures.push(message))
  addEventListener('unhandledrejection', ({ reason }) => failures.push(String(reason?.message ?? reason)))

  /** Runs `start` and reports for each condition when it was first true, and when its result had been painted: two frames later. */
  async function until(start, conditions, limit = 60_000) {
    const held = conditions.map(() => null)
    const painted = conditions.map(() => null)
    const startedAt = performance.now()
    let checkedAt = -Infinity
    const check = () => {
      checkedAt = performance.now()
      conditions.forEach((holds, index) => {
        if (held[index] !== null || !holds()) return
        held[index] = performance.now() - startedAt
        void frame()
          .then(frame)
          .then(() => (painted[index] = performance.now() - startedAt))
      })
    }
    const observer = new MutationObserver(() => {
      lastChange = performance.now()
      if (lastChange - checkedAt > 8) check()
    })
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['class', 'hidden', 'aria-invalid'],
    })
    const running = start()
    if (running?.catch) running.catch((error) => failures.push(error.message))
    check()
    while (painted.includes(null)) {
      await frame()
      check()
      if (performance.now() - startedAt > limit) throw new Error(`waited in vain: ${JSON.stringify(state())}`)
    }
    observer.disconnect()
    return { held, painted }
  }

  const state = () => ({ fields: library.fieldCount(form), errors: library.errorCount(form), failures })

  /** Waits until nothing has changed for a while. */
  async function quiet(still = 200, limit = 8000) {
    const observer = new MutationObserver(() => (lastChange = performance.now()))
    observer.observe(document.body, { childList: true, subtree: true, attributes: true })
    const startedAt = performance.now()
    lastChange = startedAt
    for (;;) {
      const before = performance.now()
      await wait(50)
      const now = performance.now()
      if (now - before > 100) lastChange = now
      if (now - lastChange > still || now - startedAt > limit) break
    }
    observer.disconnect()
  }

  const typedControl = () => (form.shape === 'flat' ? library.control(form.typedKey) : library.cell(form.typedRow, form.typedKey))

  window.probe = {
    state,
    quiet,
    async mount(native, neutral, screen) {
      form = neutral
      await frame()
      await frame()
      const { painted } = await until(
        () => library.mount(document.getElementById('root'), native),
        [screen / 2, screen, form.count].map((count) => () => library.fieldCount(form) >= Math.min(count, form.count)),
      )
      await quiet()
      return { half: painted[0], screen: painted[1], all: painted[2] }
    },
    focusTyped() {
      const control = typedControl()
      control.scrollIntoView({ block: 'center' })
      control.focus()
      return document.activeElement === control
    },
    typed: () => typedControl().value,
    async toggle(count) {
      const { painted } = await until(() => library.control(form.controller).click(), [() => library.fieldCount(form) === count])
      await quiet(150)
      return painted[0]
    },
    async validate() {
      const { painted } = await until(() => library.submit(), [() => library.errorCount(form) >= form.errors])
      await quiet(150)
      return painted[0]
    },
    /** What is not reachable: fields whose control does not take the focus, and labels that are missing in the page's text. */
    unreachable() {
      const keys = form.shape === 'flat' ? form.fields.map(({ key }) => key) : []
      const controls =
        form.shape === 'flat'
          ? keys.map((key) => [key, library.control(key)])
          : Array.from({ length: form.rows }, (_, row) => [`row ${row}`, library.cell(row, form.typedKey)])
      const withoutFocus = controls.filter(([, control]) => {
        control?.focus({ preventScroll: true })
        return !control || document.activeElement !== control
      })
      const text = document.body.textContent
      const labels = (form.fields ?? form.columns).map(({ label }) => label)
      return { focus: withoutFocus.map(([name]) => name), text: labels.filter((label) => !text.includes(label)) }
    },
  }
})()
