/** `pnpm pictures`: starts the built server with the demo company and takes the README's four pictures. Look at them before committing. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findChromium } from '@formwork/tooling/chromium'
import { chromium } from '@playwright/test'

const PORT = '8794'
const PASSWORD = 'a-password-for-pictures'
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const origin = `http://127.0.0.1:${PORT}`
const folder = mkdtempSync(join(tmpdir(), 'formwork-pictures-'))

const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js'), '--demo'], {
  env: { ...process.env, PORT, DATA_DIR: join(folder, 'data'), ADMIN_PASSWORD: PASSWORD, VERIFY_CODE: 'off', LOG_LEVEL: 'warn' },
  stdio: 'inherit',
})
const isHealthy = () =>
  fetch(`${origin}/health`).then(
    (answer) => answer.ok,
    () => false,
  )

try {
  while (!(await isHealthy())) {
    if (server.exitCode !== null) throw new Error('the server stopped')
    await delay(100)
  }
  const signIn = await fetch(`${origin}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD, loginType: 0 }),
  })
  const { token } = await signIn.json()
  const first = async (path) => {
    const answer = await fetch(`${origin}/api/v2/${path}`, { headers: { authorization: `Bearer ${token}` } })
    return (await answer.json()).list[0].id
  }

  const executablePath = findChromium(chromium.executablePath()) ?? undefined
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', '--disable-gpu'] })
  const take = async (name, path, { width = 1440, height = 900, colorScheme = 'light' } = {}) => {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
    await context.addCookies([{ name: 'Admin-Token', value: token, url: origin }])
    const page = await context.newPage()
    await page.goto(`${origin}${path}`)
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: join(root, 'docs/images', `${name}.png`) })
    await context.close()
  }
  await take('designer', `/design/forms/${await first('forms')}`)
  await take('ticket', `/process/tickets/${await first('tickets/todo')}`)
  await take('process', `/design/processes/${await first('processes')}`)
  await take('inbox-phone-dark', '/process/all', { width: 390, height: 844, colorScheme: 'dark' })
  await browser.close()
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  rmSync(folder, { recursive: true, force: true })
}
