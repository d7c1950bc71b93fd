/** Our own PostgreSQL: started as a child process, owned by one server, stopped with it, and found again after a crash. */
import { join } from 'node:path'
import type { ConnectionOptions } from '../client'
import { type Address, chooseAddress } from './address'
import { type Binaries, findBinaries } from './binaries'
import { openClusterHome, prepareDataDirectory } from './cluster-home'
import { keepUpdatingMark, refuseLoss } from './compare-mark'
import { lockDirectory } from './directory-lock'
import { explainEnd } from './explain-end'
import { type ClusterFiles, openCluster, SUPERUSER } from './initialize'
import { type KeptRunning, keepRunning } from './keep-running'
import { launch } from './launch'
import { stopLeftover } from './leftover'
import { findRunAs, type RunAs } from './run-as'
import { ensureDatabase, waitUntilReady } from './wait-until-ready'

export const DATABASE = 'formwork'

const MAX_CONNECTIONS = 60

export interface EmbeddedPostgres {
  readonly connection: ConnectionOptions
  stop(): Promise<void>
}

export type EmbeddedStep = 'initializing' | 'stopping-leftover' | 'ended' | 'back' | 'failed-again' | 'not-remembered'

export interface EmbeddedOptions {
  readonly dataDir: string
  /** Goes on with a database that lost something, or with a new one in its place. Default false. */
  readonly isLossAccepted?: boolean
  /** Test clusters may trade durability for speed; a server never does. */
  readonly durable?: boolean
  /** Default 60: a server has 18. Test files at once, each with servers of its own, need more. */
  readonly maxConnections?: number
  /** Told what happens, also later: `ended` when PostgreSQL ends unasked, `back` when it answers again, `failed-again` when that failed. */
  readonly onStep?: (step: EmbeddedStep, facts: object) => void
}

interface Cluster extends ClusterFiles {
  readonly dataDir: string
  readonly home: string
  readonly runAs: RunAs | null
  readonly binaries: Binaries
  readonly address: Address
}

/** Starts PostgreSQL and keeps it running until `stop`. @throws {StartError} */
export async function startEmbedded({
  dataDir,
  isLossAccepted = false,
  durable = true,
  maxConnections = MAX_CONNECTIONS,
  onStep = () => {},
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  await prepareDataDirectory(dataDir)
  const { path: home, runAs } = await openClusterHome(dataDir, await findRunAs())
  const lock = await lockDirectory(home, dataDir)
  try {
    const binaries = await findBinaries(runAs)
    await stopLeftover(join(home, 'pgdata'), (pid) => onStep('stopping-leftover', { pid }))
    const files = await openCluster({
      dataDir,
      home,
      initdb: binaries.initdb,
      runAs,
      isLossAccepted,
      onNew: () => onStep('initializing', { home }),
    })
    const address = await chooseAddress(home, runAs)
    const server = { ...address.connection, user: SUPERUSER, password: files.password }
    const kept = await run({ ...files, dataDir, home, runAs, binaries, address }, server, { durable, maxConnections }, onStep)
    const connection = { ...server, database: DATABASE }
    const stopRemembering = durable ? await compareAndRemember(dataDir, connection, kept, { isLossAccepted, onStep }) : async () => {}
    return {
      connection,
      stop: async () => {
        await stopRemembering()
        await kept.stop()
        await address.dispose()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** A database that lost something is stopped again before anyone writes to it. */
async function compareAndRemember(
  dataDir: string,
  connection: ConnectionOptions,
  kept: KeptRunning,
  { isLossAccepted, onStep }: Required<Pick<EmbeddedOptions, 'isLossAccepted' | 'onStep'>>,
): Promise<() => Promise<void>> {
  try {
    await refuseLoss(dataDir, connection, isLossAccepted)
  } catch (error) {
    await kept.stop()
    throw error
  }
  return keepUpdatingMark(dataDir, connection, (err) => onStep('not-remembered', { err }))
}

function run(
  { dataDir, home, pgdata, runAs, binaries, address }: Cluster,
  server: ConnectionOptions,
  traits: Required<Pick<EmbeddedOptions, 'durable' | 'maxConnections'>>,
  onStep: NonNullable<EmbeddedOptions['onStep']>,
): Promise<KeptRunning> {
  return keepRunning({
    launch: () => launch({ postgres: binaries.postgres, home, pgdata, addressFlags: address.flags, runAs, ...traits }),
    waitUntilReady: async ({ ended }) => {
      await waitUntilReady({ ...server, database: 'postgres' }, ended, (words) => explainEnd({ dataDir, pgdata }, words))
      await ensureDatabase({ ...server, database: 'postgres' }, DATABASE)
    },
    onEnded: (reason) => onStep('ended', { reason }),
    onBack: () => onStep('back', {}),
    onFailed: (err) => onStep('failed-again', { err }),
  })
}
