/** A web request without the rows that are not filled in yet: a draft has them, no system is asked with them. */
import type { NodeOf } from './nodes'

type Rows = Pick<NodeOf<'httpRequest'>, 'headers' | 'body' | 'result'>

export function completeRequest<Request extends Rows>(request: Request): Request {
  return {
    ...request,
    headers: request.headers.filter(({ name, value = '', secret = '' }) => name !== '' && (value !== '' || secret !== '')),
    body: request.body.filter(isComplete),
    result: request.result.filter(isComplete),
  }
}

const isComplete = ({ from, to }: Rows['body'][number]) => from !== '' && to !== ''
