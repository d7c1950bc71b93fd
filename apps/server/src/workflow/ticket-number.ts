/** Numbers like 202611210001: the day, then a count that starts again each day. */
import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/client'
import { ticketNumbers } from '../db/schema/tickets'

/** The row of the day is locked from here to the end of the transaction, so ask late: no number is given twice, none is left out. */
export async function nextTicketNumber(tx: Transaction, at: Date): Promise<string> {
  const day = [at.getFullYear(), pad(at.getMonth() + 1, 2), pad(at.getDate(), 2)].join('-')
  const [row] = await tx
    .insert(ticketNumbers)
    .values({ day, last: 1 })
    .onConflictDoUpdate({ target: ticketNumbers.day, set: { last: sql`${ticketNumbers.last} + 1` } })
    .returning({ last: ticketNumbers.last })
  if (row === undefined) throw new Error('the day has no counter')
  return `${day.replaceAll('-', '')}${pad(row.last, 4)}`
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0')
}
