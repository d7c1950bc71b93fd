/** The server's own pure functions, from their sources: seeded rows are like those the server would have written. */
import { join } from 'node:path'
import { runnerImport } from 'vite'

const root = join(import.meta.dirname, '../../..')
/** Sources of packages instead of their builds. */
const config = {
  configFile: false,
  logLevel: 'warn',
  environments: { inline: { resolve: { conditions: ['formwork-source'], noExternal: [/^@formwork\//, /^#/] } } },
}
const load = async (path) => (await runnerImport(join(root, path), config)).module

export const { step, handlersOf } = await load('packages/workflow-core/src/index.ts')
export const { stepRows } = await load('apps/server/src/workflow/step-rows.ts')
export const { openSteps } = await load('apps/server/src/workflow/open-tasks.ts')
export const { CHAIN_START, firstBrokenEntry } = await load('apps/server/src/workflow/history-chain.ts')
export const { newId } = await load('apps/server/src/domain/new-id.ts')
export const { hashToken } = await load('apps/server/src/modules/session/tokens.ts')
