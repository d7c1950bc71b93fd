/** How a person wants the console to be. Kept on the server, so that it is the same on another machine. */
import { z } from '../zod'
import { noticeSchema } from '../dashboard'
import { defineRoute } from '../route'
import { columnIdsSchema } from '../following/ticket-views'
import { emptyAnswer, requiredText } from '../shapes/fields'

export const NOTICE_KINDS = noticeSchema.shape.kind.options
export type NoticeKindName = (typeof NOTICE_KINDS)[number]

/** What one writes again and again in remarks. */
export const PHRASE_LIMITS = { count: 20, length: 200 } as const

/** Preferences that were never chosen are left out: the console has a default for each. */
export const preferencesSchema = z.strictObject({
  locale: z.enum(['zh-CN', 'en']).optional(),
  scheme: z.enum(['light', 'dark', 'system']).optional(),
  themeColour: z.stringFormat('colour', /^#[\da-f]{6}$/i).optional(),
  /** How dense lists and controls are. */
  size: z.enum(['large', 'medium', 'small']).optional(),
  helpKey: z.boolean().optional(),
  /** After an answer the next ticket that waits is opened. */
  nextTask: z.boolean().optional(),
  /** Phrases the person often uses in remarks, offered wherever one is entered. */
  phrases: z.array(requiredText(PHRASE_LIMITS.length)).max(PHRASE_LIMITS.count).optional(),
  showTags: z.boolean().optional(),
  fixedHeader: z.boolean().optional(),
  sidebarLogo: z.boolean().optional(),
  darkSidebar: z.boolean().optional(),
  /** The columns that a list of tickets shows, each list for itself so that a change of one leaves the others; empty: those that it begins with. */
  todoColumns: columnIdsSchema.optional(),
  mineColumns: columnIdsSchema.optional(),
  relatedColumns: columnIdsSchema.optional(),
  copiedColumns: columnIdsSchema.optional(),
  allColumns: columnIdsSchema.optional(),
  /** False: notices appear only in the console, whatever the site mails. */
  mailNotices: z.boolean().optional(),
  /** Notices of these kinds are not sent. */
  mutedNotices: z.array(z.enum(NOTICE_KINDS)).max(NOTICE_KINDS.length).optional(),
})
export type StoredPreferences = z.output<typeof preferencesSchema>

export const getPreferences = defineRoute({
  method: 'GET',
  path: '/api/v2/my-preferences',
  wire: 'v2',
  access: 'signed-in',
  summary: 'The caller’s preferences: language, look, and which notices they do not want.',
  answer: preferencesSchema,
})

export const changePreferences = defineRoute({
  method: 'PUT',
  path: '/api/v2/my-preferences',
  wire: 'v2',
  access: 'signed-in',
  summary: 'Changes those of the caller’s preferences that are named; the others stay.',
  body: preferencesSchema,
  answer: emptyAnswer,
})
