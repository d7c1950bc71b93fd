/** A process while it is edited: the server's draft, without fields that the server decides. */
import type { ProcessCase, ProcessDetail } from '@formwork/api-contract'
import { type ProcessDefinition, withPersonRules } from '@formwork/workflow-core'
import { newId } from '../../shared/new-id'

export interface ProcessDraft {
  readonly name: string
  readonly category: string
  readonly icon: string
  readonly remark: string
  readonly formId: string | null
  readonly definition: ProcessDefinition
  /** Kept runs of the simulator; publishing plays them. */
  readonly cases: ProcessCase[]
}

/** Open rules of the process are shown, and saved, as publishing would set them. */
export function draftOf({ name, category, icon, remark, formId, definition, cases }: ProcessDetail): ProcessDraft {
  return { name, category, icon, remark, formId, definition: withPersonRules(definition), cases }
}

/** Short ids: they stay inside one definition, so sixty bits of chance are plenty. */
export function newElementId(): string {
  return newId().replaceAll('-', '').slice(0, 15)
}
