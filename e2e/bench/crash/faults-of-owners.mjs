/** Further servers on the same folder, also such as cannot see the owner's processes. */
import { spawnSync } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { runServer } from '../server/server-process.mjs'
import { must } from './violation.mjs'

/** Process, message-queue and mount namespaces of its own, as in a container. */
const CONTAINER = ['unshare', '-f', '-p', '-i', '--mount-proc', '--kill-child']
const [unshare, ...flags] = CONTAINER
const mayUnshare = spawnSync(unshare, [...flags, 'true']).status === 0

/** A second one reports the owner of the folder and ends; the owner goes on. */
const second = (within) => async (site) => {
  const owner = site.servers.owner
  const attempt = runServer({ DATA_DIR: site.dataDir }, { within })
  must((await attempt.ended) === 1, `a second server on the folder did not end:\n${attempt.said()}`)
  must(
    attempt.said().includes(`Another Formwork server (process ${owner.pid} on `),
    `a second server does not name the owner:\n${attempt.said()}`,
  )
  must((await site.health('owner')) === 200, 'the owner does not answer after a second server was refused')
}

const inContainers = {
  'a second server, in a container': second(CONTAINER),
  'the owner’s container is killed': async (site, { random }) => {
    await site.end('owner')
    await site.start('owner', { within: CONTAINER })
    await delay(random.below(1500))
    await site.end('owner', 'SIGKILL')
    await site.start('owner')
  },
}

export const faultsOfOwners = { 'a second server': second([]), ...(mayUnshare ? inContainers : {}) }
export const skippedOwners = mayUnshare ? [] : ['namespaces: this account may not use unshare']
