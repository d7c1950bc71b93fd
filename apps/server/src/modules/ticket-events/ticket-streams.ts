/** Streams of tickets. */
import { createStreams, type EventStreams, type StreamDeps } from '../live/event-streams'
import { findSnapshot } from './ticket-snapshot-repo'

export function createTicketStreams(deps: StreamDeps, options: { readonly heartbeatMs?: number } = {}): EventStreams {
  return createStreams(deps, { find: findSnapshot, missing: 'ticket.not-found' }, options)
}
