/** Shapes that several parts of a definition share. */
import { z } from '../zod'

export const PROCESS_LIMITS = {
  nodes: 500,
  edges: 1000,
  assigneeIds: 500,
  rules: 20,
  leaderLevels: 20,
  mappings: 200,
  fieldRights: 2000,
  forms: 20,
  rungs: 10,
  /** Of a script. */
  scriptCharacters: 20_000,
  /** Ten years, in seconds: the longest wait of a timer. */
  delaySeconds: 315_360_000,
} as const

export const elementId = z.string().min(1).max(64)
export const elementName = z.string().max(100)
export const directoryIds = z.array(z.string().min(1).max(64)).max(PROCESS_LIMITS.assigneeIds)
/** The model of a form field, or `subform.column`. */
export const fieldModel = z.string().min(1).max(200)
/** For a required field name that is not chosen yet: publishing refuses it. */
export const UNCHOSEN_FIELD = '-'
/** A side that is not filled in yet is empty: a draft keeps it, publishing refuses it. */
const mappingSide = z.string().max(200)
export const valueMapping = z.array(z.strictObject({ from: mappingSide, to: mappingSide })).max(PROCESS_LIMITS.mappings)

/** The rows, counted from one, that have one side only. */
export function incompleteRows(mapping: z.output<typeof valueMapping>): number[] {
  return mapping.flatMap(({ from, to }, index) => (from === '' || to === '' ? [index + 1] : []))
}
