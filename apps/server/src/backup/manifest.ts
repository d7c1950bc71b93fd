/** What a backup says about itself: written last, compared first. */
import { z } from 'zod'

const HASH = z.string().regex(/^[\da-f]{64}$/)
const partSchema = z.object({ name: z.string(), bytes: z.number(), sha256: HASH })

export const manifestSchema = z.object({
  format: z.literal('formwork-backup-1'),
  /** ISO time of the snapshot. */
  at: z.string(),
  migrations: z.array(z.object({ version: z.number(), name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), parts: z.array(partSchema) })),
  files: z.array(partSchema),
  /** Ids of uploads that the database lists and the folder lacked. */
  missingFiles: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>
export type Part = z.infer<typeof partSchema>

export const MANIFEST_NAME = 'manifest.json'
/** Jobs are stored as what to run with which payload, not as rows of the job engine, whose tables are its own. */
export const JOBS = 'waiting-jobs'

export const rowsOf = (manifest: Manifest, table: string): number => manifest.tables.find(({ name }) => name === table)?.rows ?? 0

/** For people. @example summary(manifest) // '60 tickets, 1208 rows in 24 tables and 5 uploaded files of 2026-03-02 09:00 UTC' */
export function summary(manifest: Manifest): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const at = `${manifest.at.slice(0, 16).replace('T', ' ')} UTC`
  return `${rowsOf(manifest, 'tickets')} tickets, ${rows} rows in ${manifest.tables.length} tables and ${manifest.files.length} uploaded files of ${at}`
}
