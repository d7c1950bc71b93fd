/** Reads a file that somebody chose. */
import { BPMN_LIMITS, type BpmnImport, importBpmn } from '@formwork/workflow-core/bpmn'

export async function readBpmn(file: File): Promise<BpmnImport> {
  // A character is a byte at least: what is larger need not be held in memory to be refused.
  if (file.size > BPMN_LIMITS.bytes) return { ok: false, code: 'too-large', detail: '' }
  return importBpmn(decoded(new Uint8Array(await file.arrayBuffer())))
}

const DECLARATION = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/

/** Older programs write what their machine does, GBK for instance, and say so in the first line. */
function decoded(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  try {
    return new TextDecoder(DECLARATION.exec(start)?.[1] ?? 'utf-8').decode(bytes)
  } catch (error) {
    // A name that no browser knows.
    if (error instanceof RangeError) return new TextDecoder().decode(bytes)
    throw error
  }
}
