/** A stream of events as a browser reads it, one event after the other. */
import { type TicketEvent, ticketEventSchema } from '@formwork/api-contract'

/** Reads one event. */
interface EventSchema<Event> {
  parse(value: unknown): Event
}

export interface ReadEvents<Event = TicketEvent> {
  readonly status: number
  readonly headers: Headers
  /** The next event; null when the server has ended the stream. */
  next(): Promise<Event | null>
  close(): Promise<void>
}

export function readEvents(url: string, headers: Record<string, string>): Promise<ReadEvents> {
  return readEventsOf(ticketEventSchema, url, headers)
}

export async function readEventsOf<Event>(
  schema: EventSchema<Event>,
  url: string,
  headers: Record<string, string>,
): Promise<ReadEvents<Event>> {
  const response = await fetch(url, { headers })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (reader === undefined) throw new Error('the answer has no body')
  let waiting = ''
  const next = async (): Promise<Event | null> => {
    for (;;) {
      const [block, ...rest] = waiting.split('\n\n')
      if (block !== undefined && rest.length > 0) {
        waiting = rest.join('\n\n')
        const line = block.split('\n').find((each) => each.startsWith('data: '))
        if (line !== undefined) return schema.parse(JSON.parse(line.slice('data: '.length)))
      } else {
        // oxlint-disable-next-line no-await-in-loop -- one piece after the other
        const { value, done } = await reader.read()
        if (done) return null
        waiting += value
      }
    }
  }
  return { status: response.status, headers: response.headers, next, close: () => reader.cancel() }
}
