/** Why a file cannot be read, in words. */
import { PROCESS_LIMITS } from '@formwork/workflow-core'
import { t } from '@lingui/core/macro'
import { type FileRead, MAX_SECONDS } from './read-in-worker'

/** The limit of the package, which is not loaded with the words. */
export const MAX_MEGABYTES = 5

type Refused = Extract<FileRead, { readonly ok: false }>

export function refusalOfFile({ code, detail }: Refused): string {
  const { nodes, edges } = PROCESS_LIMITS
  switch (code) {
    case 'too-large':
      return t`The file is too large: at most ${MAX_MEGABYTES} MB are read.`
    case 'too-many-elements':
      return t`The file has too many elements: at most 100,000 are read.`
    case 'takes-too-long':
      return t`The file takes too long to read: it was given up after ${MAX_SECONDS} seconds.`
    case 'not-xml':
      return detail === '' ? t`The file is not XML.` : t`The file is not XML: ${detail}`
    case 'not-bpmn':
      return t`The file is XML, but not BPMN 2.0.`
    case 'entities':
      return t`The file declares entities. BPMN needs none and they can do harm, so it is not read.`
    case 'no-process':
      return t`The file holds no process with steps.`
    case 'duplicate-id':
      return t`Several elements of the file have the id “${detail}”.`
    case 'unusable-id':
      return t`The id “${detail}” cannot be read: ids begin with a letter and hold letters, digits, “-”, “.” and “_”.`
    case 'flow-to-nowhere':
      return t`A sequence flow needs a step of the process at both ends: “${detail}” is missing, or has none.`
    case 'too-many-steps':
      return t`The process is too large: at most ${nodes} steps and ${edges} connections.`
  }
}
