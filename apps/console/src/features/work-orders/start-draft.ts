/** What is kept of a half-filled ticket. */
import type { Priority } from '@formwork/api-contract'

export interface StartDraft {
  readonly title: string
  readonly priority: Priority
  readonly values: Readonly<Record<string, unknown>>
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

export function parseStartDraft(value: unknown): StartDraft | null {
  if (!isRecord(value) || typeof value['title'] !== 'string' || !isRecord(value['values'])) return null
  const { title, priority, values } = value
  return { title, values, priority: priority === 2 || priority === 3 ? priority : 1 }
}
