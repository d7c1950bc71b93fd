/** The log of one request. */
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { describe, expect, it } from 'vitest'
import { createLogger } from '../logger'
import { requestLog } from './request-log'

async function linesOf(write: (log: FastifyBaseLogger) => void): Promise<Record<string, unknown>[]> {
  const lines: string[] = []
  const app = Fastify({
    loggerInstance: createLogger('info', { write: (line) => lines.push(line) }),
    childLoggerFactory: requestLog,
    genReqId: () => 'request-1',
  })
  app.get('/', async ({ log }) => {
    write(log)
    return {}
  })
  await app.inject('/')
  await app.close()
  return lines.map((line) => JSON.parse(line)).filter(({ msg }) => !/incoming request|request completed/.test(msg))
}

describe('a line of a request', () => {
  it('carries its number, its facts and its level', async () => {
    const lines = await linesOf((log) => {
      log.info({ route: 'GET /' }, 'a call was refused')
      log.error({ err: new Error('broken') }, 'a call failed')
      log.debug('below the level')
    })
    expect(lines).toMatchObject([
      { level: 30, reqId: 'request-1', route: 'GET /', msg: 'a call was refused' },
      { level: 50, reqId: 'request-1', err: { message: 'broken' }, msg: 'a call failed' },
    ])
  })

  it('holds no secrets', async () => {
    const lines = await linesOf((log) => log.warn({ password: 'never-to-be-read', body: { token: 'never-to-be-read' } }, 'said'))
    expect(JSON.stringify(lines)).toContain('said')
    expect(JSON.stringify(lines)).not.toContain('never-to-be-read')
  })

  it('carries what a log of a part of the request adds', async () => {
    const lines = await linesOf((log) => log.child({ part: 'upload' }).info('said'))
    expect(lines).toMatchObject([{ reqId: 'request-1', part: 'upload', msg: 'said' }])
  })
})
