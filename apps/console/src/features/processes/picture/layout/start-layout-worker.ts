/**
 * Starts the layout engine in a worker, as its makers deliver it. The page's policy asks for Trusted Types where a script is loaded by its address:
 * this policy lets one address through.
 */
import workerAddress from 'elkjs/lib/elk-worker.min.js?url'

interface ScriptAddressPolicy {
  // A TrustedScriptURL where the browser knows them; `Worker` takes it like a text.
  readonly createScriptURL: (address: string) => string
}
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: { readonly createScriptURL: (address: string) => string }) => ScriptAddressPolicy
}
let policy: ScriptAddressPolicy | null = null

export function startLayoutWorker(): Worker {
  const rules = { createScriptURL: onlyTheEngine }
  policy ??= policyFactory()?.createPolicy('formwork-layout', rules) ?? rules
  return new Worker(policy.createScriptURL(workerAddress))
}

function onlyTheEngine(address: string): string {
  if (address !== workerAddress) throw new TypeError('only the layout engine is started here')
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
