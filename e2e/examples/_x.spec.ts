import { test } from '@playwright/test'
import { openWorkshop } from './workshop'
test('x', async () => {
  const workshop = await openWorkshop('next-app')
  await workshop.install()
  await workshop.sh('npm', ['run', 'build'], { NEXT_TELEMETRY_DISABLED: '1' })
  const address = await workshop.serve('node_modules/.bin/next', ['start', '--hostname', '127.0.0.1', '--port', '0'], {
    NEXT_TELEMETRY_DISABLED: '1',
  })
  console.log('READY', workshop.folder, address)
  await new Promise(() => {})
})
