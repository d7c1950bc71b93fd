/** Traces that designers of the old family leave in every file: addresses of their demonstrations, an upload token, a sample tree. */
import { isObject, type JsonValue } from '../json'
import { equalJson } from '../equal-json'
import type { GenericDefinition } from '../widgets/index'
import type { ImportContext } from './import-context'

type Path = readonly (string | number)[]

/** Hosts of the vendors' demonstrations: files and choices of a form must not be sent there. */
const DEMO_HOSTS = ['making.link', 'clouddn.com', 'jsonplaceholder.typicode.com', 'ipaddress:port'] as const

/** The tree every fresh cascader of ferry starts with. */
const SAMPLE_TREE: JsonValue = [
  {
    value: 'lanyulei',
    label: '作者',
    children: [
      {
        value: 'character',
        label: '性格',
        children: [
          { value: 'good', label: '好' },
          { value: 'well', label: '很好' },
          { value: 'veryGood', label: '非常好' },
        ],
      },
      { value: 'Handsome', label: '帅气' },
    ],
  },
]

/** Takes them out of the options of a widget, and says so. */
export function dropVendorTraces(
  { options }: Pick<GenericDefinition, 'options'>,
  source: Record<string, JsonValue>,
  path: Path,
  context: ImportContext,
): void {
  const has = (option: string) => Object.hasOwn(options.shape, option)
  for (const option of ['action', 'domain'].filter(has)) {
    const found = source[option]
    if (typeof found !== 'string' || !isDemoAddress(found)) continue
    source[option] = ''
    context.note('upload.demo-host-dropped', [...path, option], { option, found })
  }
  const request = source['requestMethod']
  if (isObject(request) && typeof request['url'] === 'string' && isDemoAddress(request['url'])) {
    source['requestMethod'] = { ...request, url: '' }
    context.note('upload.demo-host-dropped', [...path, 'requestMethod', 'url'], { option: 'requestMethod.url', found: request['url'] })
  }
  if (has('token') && typeof source['token'] === 'string' && source['token'] !== '') {
    source['token'] = ''
    context.note('upload.token-dropped', [...path, 'token'])
  }
  if (equalJson(source['options'], SAMPLE_TREE)) {
    source['options'] = []
    context.note('choices.sample-dropped', [...path, 'options'])
  }
}

/** True for an address on a demonstration host or below it. */
function isDemoAddress(address: string): boolean {
  const start = address.indexOf('//')
  const [host = ''] = (start === -1 ? address : address.slice(start + 2)).toLowerCase().split('/', 1)
  return DEMO_HOSTS.some((demo) => host === demo || host.endsWith(`.${demo}`))
}
