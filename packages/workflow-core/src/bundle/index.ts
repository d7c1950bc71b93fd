/** The entry `@formwork/workflow-core/bundle`: processes as a file that another site reads. Pure. */
export { BUNDLE_FORMAT, BUNDLE_LIMITS, type BundledForm, type BundledProcess, type ProcessBundle } from './bundle'
export { OLD_NOTES, type OldNote, type OldNoteCode } from './old/old-report'
export { type FieldsOf, type OldFlows, readOldFlows } from './old/read-old-flows'
export { type BundleIssue, type BundleRead, readBundle } from './read-bundle'
export { REFERENCE_KINDS, type ReferenceKind, renameReferences } from './references'
export { type MissingSecret, missingSecrets } from '../definition/secrets'
export { type IdsByName, type MissingReference, missingFrom, namesIn, settleBundle, type SettledProcess } from './settle-bundle'
export { type FormToWrite, type NamesById, type ProcessToWrite, writeBundle } from './write-bundle'
