/** Web requests without credentials: files are passed on. Names of stored secrets stay, their values are not in a definition. */
import type { NodeOf, ProcessDefinition, ProcessNode } from '../definition'

/** Names of headers and of parameters in addresses. */
const OPENS = /auth|cookie|token|secret|passw|pwd|credential|signature|api[-_]?key|^key$|^sign?$|^sig$/i

export function withoutSecrets(definition: ProcessDefinition): ProcessDefinition {
  return { ...definition, nodes: definition.nodes.map((node) => (node.kind === 'httpRequest' ? withoutOwn(node) : node)) }
}

function withoutOwn(node: NodeOf<'httpRequest'>): ProcessNode {
  const headers = node.headers.map(({ value, ...header }) =>
    value === undefined || OPENS.test(header.name) ? header : { ...header, value },
  )
  return { ...node, url: withoutCredentials(node.url), headers }
}

const PARAMETER = /([?&])([^=&#]+)=([^&#]*)/g

function withoutCredentials(url: string): string {
  const anonymous = url.replace(/^(https?:\/\/)[^/?#]*@/i, '$1')
  return anonymous.replaceAll(PARAMETER, (whole, mark: string, name: string) => (OPENS.test(nameOf(name)) ? `${mark}${name}=` : whole))
}

function nameOf(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

export interface MissingSecret {
  readonly step: NodeOf<'httpRequest'>
  /** `header`: has no value. `address`: a secret parameter has none. `secret`: must be stored by this name. */
  readonly what: 'header' | 'address' | 'secret'
  readonly name: string
}

/** What has to be entered again, or stored under its name, before the web requests work. */
export function missingSecrets({ nodes }: ProcessDefinition): MissingSecret[] {
  return nodes.flatMap((step) => {
    if (step.kind !== 'httpRequest') return []
    const headers = step.headers.flatMap(({ name, value = '', secret = '' }): MissingSecret[] => {
      if (secret !== '') return [{ step, what: 'secret', name: secret }]
      return value === '' ? [{ step, what: 'header', name }] : []
    })
    const parameters = [...step.url.matchAll(PARAMETER)]
      .map(([, , name = '', value = '']) => ({ name: nameOf(name), value }))
      .filter(({ name, value }) => value === '' && OPENS.test(name))
    return [...headers, ...parameters.map(({ name }): MissingSecret => ({ step, what: 'address', name }))]
  })
}
