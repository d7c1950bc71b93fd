/**
 * Starts the workers: the layout engine, as its makers deliver it, and the reader of files. The page's policy requires Trusted Types where
 * a script is loaded by its address: this policy lets these addresses through.
 */
import layoutEngine from 'elkjs/lib/elk-worker.min.js?url'
// oxlint-disable-next-line import/default -- the build answers the address of what it makes of this
import bpmnReader from '../bpmn/bpmn-worker.ts?worker&url'

interface ScriptAddressPolicy {
  // A TrustedScriptURL where the browser knows them; `Worker` takes it like a text.
  readonly createScriptURL: (address: string) => string
}
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: { readonly createScriptURL: (address: string) => string }) => ScriptAddressPolicy
}
let policy: ScriptAddressPolicy | null = null

export const startLayoutWorker = (): Worker => startWorker(layoutEngine)
export const startBpmnWorker = (): Worker => startWorker(bpmnReader)

function startWorker(address: string): Worker {
  const rules = { createScriptURL: onlyOurs }
  policy ??= policyFactory()?.createPolicy('formwork-workers', rules) ?? rules
  return new Worker(policy.createScriptURL(address))
}

function onlyOurs(address: string): string {
  if (address !== layoutEngine && address !== bpmnReader)
    throw new TypeError('only the layout engine and the reader of files are started here')
  return address
}

/** Not yet in the types of the language; null where the browser has no Trusted Types. */
function policyFactory(): PolicyFactory | null {
  const found: unknown = Reflect.get(globalThis, 'trustedTypes')
  return isPolicyFactory(found) ? found : null
}

function isPolicyFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value && typeof value.createPolicy === 'function'
}
