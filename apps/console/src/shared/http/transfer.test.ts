/** Files from the server: with the name it gives, or refused with the message of its wire. */
import { routes } from '@formwork/api-contract'
import { afterEach, expect, it, vi } from 'vitest'
import { fetchFile } from './transfer'

afterEach(() => vi.unstubAllGlobals())

const answers = (answer: Response) => vi.stubGlobal('fetch', async () => answer)

it('has the name that the server gives it', async () => {
  const named = { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': "attachment; filename*=UTF-8''%E5%BE%85%E5%8A%9E.csv" }
  answers(new Response('a,b', { headers: named }))
  const file = await fetchFile(routes.exportTodo)
  expect([file.name, await file.text()]).toEqual(['待办.csv', 'a,b'])
})

it('is refused as a problem of HTTP on the newer wire, and in the envelope on the older', async () => {
  const problem = { type: '', title: 'Too many', status: 409, code: 'ticket.too-many-for-sheet', detail: 'At most 10,000' }
  answers(Response.json(problem, { status: 409, headers: { 'content-type': 'application/problem+json' } }))
  await expect(fetchFile(routes.exportTodo)).rejects.toMatchObject({ code: 'ticket.too-many-for-sheet', message: 'At most 10,000' })
  answers(new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }))
  await expect(fetchFile(routes.exportTodo)).rejects.toMatchObject({ code: 'server.failed' })
  answers(Response.json({ code: 400, msg: 'Too long', reason: 'sheet.too-long' }))
  await expect(fetchFile(routes.exportUsers)).rejects.toMatchObject({ code: 'v1.refused', message: 'Too long' })
})
