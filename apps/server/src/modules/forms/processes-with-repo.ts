/** Which processes and versions of processes have a form: as the one they are bound to, or among their further ones. */
import { type SQL, sql } from 'drizzle-orm'
import { processes, processVersions } from '../../db/schema/processes'

const listed = (formId: string) => sql`${JSON.stringify([{ formId }])}::jsonb`

/** Of the draft. */
export const draftHas = (formId: string): SQL =>
  sql`(${processes.formId} = ${formId}::uuid or ${processes.definition} #> '{settings,forms}' @> ${listed(formId)})`

/** Of a published version, where the form is kept with it. */
export const versionsWith = (formId: string): SQL =>
  sql`(${processVersions.formId} = ${formId}::uuid or ${processVersions.furtherForms} @> ${listed(formId)})`
