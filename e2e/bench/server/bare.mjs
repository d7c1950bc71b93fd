/** A child process: Fastify with nothing around it, one route per statement. The upper bound that the server's own calls are compared with. */
import Fastify from 'fastify'
import pg from 'pg'
import { statements } from './bare-statements.mjs'

const pool = new pg.Pool({ ...JSON.parse(process.env.BENCH_DATABASE ?? '{}'), max: 11 })
const app = Fastify()
for (const [name, text] of Object.entries(statements)) {
  app.get(`/${name}/:parameter`, async ({ params }, reply) => {
    const { rows } = await pool.query({ name, text, values: [params.parameter] })
    reply.type('application/json; charset=utf-8')
    return JSON.stringify(rows)
  })
}
const address = await app.listen({ port: 0, host: '127.0.0.1' })
console.log(`bare at ${address}`)
