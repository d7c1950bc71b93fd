/** The addresses of the console, and one of each kind of record. */
import { randomUUID } from 'node:crypto'
import { routes } from '@formwork/api-contract'
import { test } from '@playwright/test'
import { SCREENS } from '../screens/screens'
import { call } from '../setup/api'
import { publishProcess, widget } from '../setup/process'

/** The addresses of records are added below. */
export const PATHS = [...SCREENS.map(({ path }) => path).filter((path) => !path.includes(':')), '/404']

const ONE_PAGE_MS = 20_000

/** Gives a spec that walks through pages more time for the next one: a slow machine may take long for all of them, but not for a single one. */
export function extendTimeoutForNext(): void {
  test.setTimeout(test.info().timeout + ONE_PAGE_MS)
}

/** Makes a form, a process and a ticket that waits for the administrator, and answers where each is shown. */
export async function detailPaths(token: string): Promise<readonly string[]> {
  const name = `可读性 ${randomUUID().slice(0, 8)}`
  const processId = await publishProcess(token, name, [widget('input', '事由', 'reason')])
  const { formId } = await call<{ formId: string }>(routes.getProcess, { token, params: { id: processId } })
  const ticket = await call<{ id: string }>(routes.startTicket, { token, body: { processId, version: 1, title: name, values: {} } })
  return [`/design/forms/${formId}`, `/design/processes/${processId}`, `/process/apply/${processId}`, `/process/tickets/${ticket.id}`]
}
