import { build } from 'vite'
import { mkdtempSync, writeFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { chromium } from '@playwright/test'
import { nativeForm } from './forms/contestants.mjs'
import { flatForm } from './forms/neutral-form.mjs'
import { serve } from './forms/serve-pages.mjs'
const root = join(process.cwd(), 'designer/contestants/ours')
const entry = join(root, 'entry.js')
const act = process.argv[2] ?? 'key'
const size = Number(process.argv[3] ?? 500)
const folder = mkdtempSync(join(tmpdir(), 'dsga-prof-'))
const { output } = await build({ root, base: './', configFile: false, logLevel: 'error', define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { conditions: ['formwork-source', 'module', 'browser', 'production', 'default'] },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  plugins: [{ name: 'entry', resolveId: (id) => id === entry ? id : null, load: (id) => id === entry ? "import { contestant } from './page.jsx'\nwindow.contestant = contestant\n" : null }],
  build: { outDir: join(folder, 'ours'), minify: false, emptyOutDir: true, modulePreload: { polyfill: false }, reportCompressedSize: false, rollupOptions: { input: entry } } })
const first = output.find((f) => f.type === 'chunk' && f.isEntry)
const css = output.filter((f) => f.fileName.endsWith('.css')).map((f) => `<link rel="stylesheet" href="${f.fileName}">`).join('')
writeFileSync(join(folder, 'ours', 'index.html'), `<!doctype html><html lang="en"><head><meta charset="utf-8">${css}</head><body><div id="root"></div><script type="module" src="${first.fileName}"></script></body></html>`)
const server = await serve(folder)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (e) => console.error(e.message))
  await page.goto(`http://127.0.0.1:${server.address().port}/ours/index.html`)
  await page.waitForFunction(() => window.contestant)
  const native = await nativeForm('ours', flatForm(size))
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Profiler.enable')
  await session.send('Profiler.setSamplingInterval', { interval: 200 })
  const quiet = () => page.evaluate(() => new Promise((r) => requestIdleCallback(r, { timeout: 2000 })))
  const thread = async () => { const { metrics } = await session.send('Performance.getMetrics'); const g = (n) => metrics.find((m) => m.name === n).value * 1000; return { thread: g('ThreadTime'), script: g('ScriptDuration'), style: g('RecalcStyleDuration'), layout: g('LayoutDuration') } }
  if (act === 'open') await session.send('Profiler.start')
  const t0 = await thread()
  await page.evaluate(([n]) => { const r = document.querySelector('#root'); r.style.height = '100vh'; window.contestant.open(r, n) }, [native.definition])
  await page.waitForFunction((n) => window.contestant.fieldCount() === n, size)
  await quiet(); await page.waitForTimeout(500); await quiet()
  const t1 = await thread()
  console.log('open', diff(t0, t1))
  if (act === 'key') {
    await page.evaluate(() => window.contestant.label().focus())
    await page.keyboard.press('x'); await quiet(); await page.waitForTimeout(600)
    await session.send('Profiler.start')
    const a = await thread()
    for (const l of 'measured') { await page.keyboard.press(l); await quiet() }
    const b = await thread()
    console.log('key', diff(a, b, 8))
  } else if (act === 'undo') {
    await page.evaluate(() => window.contestant.add()); await quiet(); await page.waitForTimeout(500)
    await session.send('Profiler.start')
    const a = await thread()
    const ms = await page.evaluate(async () => { const s = performance.now(); window.contestant.undo(); const f = () => new Promise((r) => requestAnimationFrame(r)); await f(); await f(); return performance.now() - s })
    const b = await thread()
    console.log('undo', ms.toFixed(1), diff(a, b))
  } else if (act === 'add') {
    await session.send('Profiler.start')
    const a = await thread()
    const ms = await page.evaluate(async () => { const s = performance.now(); window.contestant.add(); const f = () => new Promise((r) => requestAnimationFrame(r)); await f(); await f(); return performance.now() - s })
    const b = await thread()
    console.log('add', ms.toFixed(1), diff(a, b))
  } else if (act === 'drag') {
    const from = await (await page.evaluateHandle(() => window.contestant.dragFrom())).asElement().boundingBox()
    const pane = await (await page.evaluateHandle(() => window.contestant.canvas())).asElement().boundingBox()
    await page.mouse.move(from.x + 60, from.y + 10); await page.mouse.down(); await page.mouse.move(from.x + 70, from.y + 30, { steps: 4 })
    await session.send('Profiler.start')
    const a = await thread()
    await page.evaluate(() => { window.t = []; const n = (x) => { window.t.push(x); requestAnimationFrame(n) }; requestAnimationFrame(n) })
    for (let i = 0; i < 3; i++) { await page.mouse.move(pane.x + 200, pane.y + pane.height - 120, { steps: 40 }); await page.mouse.move(pane.x + 240, pane.y + 120, { steps: 40 }) }
    const gaps = (await page.evaluate(() => window.t)).map((v, i, l) => i ? v - l[i - 1] : 0).slice(1).sort((x, y) => x - y)
    const b = await thread()
    console.log('drag per move', diff(a, b, 240), 'frames', gaps.length, 'p50', gaps[gaps.length >> 1], 'p95', gaps[Math.floor(gaps.length * .95)])
  }
  const { profile } = await session.send('Profiler.stop')
  const self = new Map(); const byId = new Map(profile.nodes.map((n) => [n.id, n]))
  const dt = profile.timeDeltas
  const parent = new Map(); for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id)
  const incl = new Map()
  profile.samples.forEach((id, i) => {
    const ms = dt[i] / 1000
    const n = byId.get(id); const k = n.callFrame.functionName || '(anon ' + n.callFrame.lineNumber + ')'
    self.set(k, (self.get(k) ?? 0) + ms)
    const seen = new Set(); let c = id
    while (c !== undefined) { const f = byId.get(c).callFrame; const kk = f.functionName || '(anon ' + f.lineNumber + ')'; if (!seen.has(kk)) { seen.add(kk); incl.set(kk, (incl.get(kk) ?? 0) + ms) } c = parent.get(c) }
  })
  const top = (m, n) => [...m].filter(([k]) => !['(idle)', '(root)'].includes(k)).sort((x, y) => y[1] - x[1]).slice(0, n).map(([k, v]) => `${v.toFixed(1)} ${k}`)
  console.log('SELF'); console.log(top(self, 25).join('\n'))
  console.log('INCL'); console.log(top(incl, 90).join('\n'))
} finally { await browser.close(); server.close() }
function diff(a, b, n = 1) { return Object.entries(a).map(([k, v]) => `${k} ${((b[k] - v) / n).toFixed(2)}`).join(' ') }
