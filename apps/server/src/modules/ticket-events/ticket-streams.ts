/** Streams of tickets. */
import { createStreams, type EventStreams, type StreamDeps } from '../live/event-streams'
import { findStanding } from './standing-repo'

export function createTicketStreams(deps: StreamDeps, options: { readonly heartbeatMs?: number } = {}): EventStreams {
  return createStreams(deps, { find: findStanding, missing: 'ticket.not-found' }, options)
}
