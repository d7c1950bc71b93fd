/** Where the choices of `"remote": true` come from, by the name in the definition's `remoteFunc`. */
import type { RemoteFunctions } from '@formwork/form-renderer'

export const remoteFunctions: RemoteFunctions = {
  // The definition's `props` say which keys hold value and label. The signal aborts when the field leaves the page.
  suppliers: async ({ signal }) => {
    const response = await fetch('/suppliers.json', { signal })
    if (!response.ok) throw new Error(`The suppliers answered ${response.status}.`)
    return response.json() as Promise<unknown[]>
  },
}
