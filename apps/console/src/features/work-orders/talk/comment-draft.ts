/** The draft of a comment in this browser: its text and whom it mentions. Files are not included. */
import type { Mentioned } from './mention'

export interface CommentDraft {
  readonly text: string
  readonly mentions: readonly Mentioned[]
}

/** Null for anything it does not know. */
export function parseCommentDraft(value: unknown): CommentDraft | null {
  if (typeof value !== 'object' || value === null || !('text' in value) || typeof value.text !== 'string') return null
  const mentions: readonly unknown[] = 'mentions' in value && Array.isArray(value.mentions) ? value.mentions : []
  return { text: value.text, mentions: mentions.filter(isMentioned) }
}

function isMentioned(value: unknown): value is Mentioned {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('name' in value)) return false
  return typeof value.id === 'string' && typeof value.name === 'string'
}
