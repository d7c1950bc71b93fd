/** A stream of events as a browser reads it, one event after the other. */
import { type TicketEvent, ticketEventSchema } from '@formwork/api-contract'

export interface ReadEvents {
  readonly status: number
  readonly headers: Headers
  /** The next event; null when the server has ended the stream. */
  next(): Promise<TicketEvent | null>
  close(): Promise<void>
}

export async function readEvents(url: string, headers: Record<string, string>): Promise<ReadEvents> {
  const response = await fetch(url, { headers })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (reader === undefined) throw new Error('the answer has no body')
  let waiting = ''
  const next = async (): Promise<TicketEvent | null> => {
    for (;;) {
      const [block, ...rest] = waiting.split('\n\n')
      if (block !== undefined && rest.length > 0) {
        waiting = rest.join('\n\n')
        const told = block.split('\n').find((line) => line.startsWith('data: '))
        if (told !== undefined) return ticketEventSchema.parse(JSON.parse(told.slice('data: '.length)))
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
