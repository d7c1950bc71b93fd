/** What tests of inbound webhooks begin with: an office with a process, somebody in whose name tickets start, and webhooks that start them. */
import { type Office, buildOffice } from '../build-office'
import type { BuiltUser } from '../build-people'
import type { TestAnswer } from '../test-app'

export const INBOUND_PLACE = '/api/v2/inbound-webhooks'

export interface MadeInbound {
  readonly id: string
  readonly name: string
  /** What comes behind the name of the site. */
  readonly path: string
  readonly signingSecret: string
}

export interface InboundOffice extends Office {
  readonly starter: BuiltUser
  /** Answers the first step. */
  readonly keeper: BuiltUser
  readonly processId: string
  /** What makes a webhook, under a name of its own. */
  fieldsOf(mapping: object): { readonly name: string }
  make(mapping: object): Promise<MadeInbound>
  send(webhook: Pick<MadeInbound, 'path'>, body: unknown, headers?: Record<string, string>): Promise<TestAnswer>
  callsOf(webhook: Pick<MadeInbound, 'id'>): Promise<TestAnswer>
}

export async function buildInboundOffice(): Promise<InboundOffice> {
  const office = await buildOffice()
  const { test } = office
  // With a session of that moment: tests set the clock forward.
  const admin = () => test.as(test.admin)
  const [starter, keeper] = [await office.person('值班员'), await office.person('主管')]
  const processId = await office.publishFor([keeper])
  const fieldsOf: InboundOffice['fieldsOf'] = (mapping) => ({
    name: `告警 ${test.deps.newId()}`,
    processId,
    starterId: starter.id,
    ...mapping,
  })
  return {
    ...office,
    starter,
    keeper,
    processId,
    fieldsOf,
    async make(mapping) {
      const fields = fieldsOf(mapping)
      const made = await (await admin()).post(INBOUND_PLACE, fields)
      if (made.status !== 200) throw new Error(made.text)
      return {
        id: made.textAt('id'),
        name: fields.name,
        path: new URL(made.textAt('address')).pathname,
        signingSecret: made.textAt('signingSecret'),
      }
    },
    send: ({ path }, body, headers = {}) => test.anonymous.post(path, body, headers),
    callsOf: async ({ id }) => (await admin()).get(`${INBOUND_PLACE}/${id}/calls`),
  }
}
