/** What the web requests of a definition need of the settings, and lack: such a step would fail for each ticket, so publishing reports it. */
import { OUTGOING_SETTINGS, type OutgoingSettings } from '@formwork/api-contract'
import { finding, type ProcessDefinition, type ProcessFinding } from '@formwork/workflow-core'
import type { Queryable } from '../../db/client'
import { allowedHost } from '../outgoing/host-guard'
import { addressOf, hostOf } from '../outgoing/send-request'
import { readSettings } from '../settings/read-settings'

export async function findUncallable(db: Queryable, { nodes }: ProcessDefinition): Promise<ProcessFinding[]> {
  const requests = nodes.flatMap((node) => (node.kind === 'httpRequest' ? [node] : []))
  if (requests.length === 0) return []
  const { content, secrets } = await readSettings<OutgoingSettings>(db, OUTGOING_SETTINGS)
  return requests.flatMap(({ id: nodeId, url, headers }) => {
    // An invalid address is refused by the graph check.
    const address = addressOf(url)
    const host = address === null ? '' : hostOf(address)
    const names = new Set(headers.flatMap(({ secret }) => secret ?? []))
    return [
      ...(host === '' || allowedHost(content.hosts, host) !== undefined ? [] : [finding('host-not-allowed', { nodeId }, { name: host })]),
      ...[...names].filter((name) => !Object.hasOwn(secrets, name)).map((name) => finding('secret-unknown', { nodeId }, { name })),
    ]
  })
}
