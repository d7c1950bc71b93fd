/** The request that answers the choices of a field: address, what is sent with it, and where in the answer the choices are. */
import type { ChoiceProps, RequestMethod, Widget } from '@formwork/form-schema'
import { type FetchedAnswer, tryRequest } from '@formwork/form-renderer'
import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { useDesigner, useMessages } from '../../../store/designer-context'
import type { EditorProps } from '../editor-props'
import { NumberField } from '../NumberField'
import { PlainSelect } from '../menus/PlainSelect'
import { placeOfProblem } from './problem-places'
import { RequestText } from './RequestText'
import { TriedAnswer } from './TriedAnswer'

const EMPTY: RequestMethod = { url: '', method: 'get', params: '', headers: '', result: 'data', timeout: 10 }
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

export function RequestEditor({ id, widget, value, onChange }: EditorProps) {
  const { store } = useDesigner()
  const { request: words } = useMessages().editing
  const request: RequestMethod = isObject(value) ? { ...EMPTY, ...value } : EMPTY
  const props = propsOf(widget)
  const [tried, setTried] = useState<FetchedAnswer | 'waiting' | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const set = (change: Partial<RequestMethod>) => onChange({ ...request, ...change })
  const setProps = (change: Partial<ChoiceProps>) =>
    store.getState().dispatch({ type: 'set-option', key: widget.key, option: 'props', value: { ...props, ...change } })
  const tryIt = async () => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setTried('waiting')
    const answer = await tryRequest(request, own.signal)
    if (!own.signal.aborted) setTried(answer)
  }
  const problem = tried !== null && tried !== 'waiting' && !tried.ok ? tried.problem : null
  const place = problem === null ? null : placeOfProblem(problem)
  const problemText = problem === null ? '' : words.problems[problem.code]('detail' in problem ? problem.detail : '')
  const at = (part: string) => (place === part ? problemText : '')
  return (
    <div className="fd-stack">
      <RequestText
        id={`${id}-url`}
        label={words.url}
        value={request.url}
        hint="https://…"
        problem={at('url')}
        onChange={(url) => set({ url })}
      />
      <span className="fd-note">{words.method}</span>
      <PlainSelect
        label={words.method}
        value={request.method.trim().toLowerCase()}
        options={[
          { id: 'get', text: 'GET' },
          { id: 'post', text: 'POST' },
        ]}
        onChange={(method) => set({ method })}
      />
      <RequestText
        id={`${id}-params`}
        label={words.params}
        value={request.params}
        hint="{}"
        isCode
        problem={at('params')}
        onChange={(params) => set({ params })}
      />
      <RequestText
        id={`${id}-headers`}
        label={words.headers}
        value={request.headers}
        hint="{}"
        isCode
        problem={at('headers')}
        onChange={(headers) => set({ headers })}
      />
      <label className="fd-label" htmlFor={`${id}-timeout`}>
        {words.timeout}
      </label>
      <NumberField
        id={`${id}-timeout`}
        value={request.timeout}
        min={1}
        max={600}
        onChange={(timeout) => set({ timeout: timeout ?? EMPTY.timeout })}
      />
      <RequestText
        id={`${id}-result`}
        label={words.result}
        value={request.result}
        hint="data"
        problem=""
        onChange={(result) => set({ result })}
      />
      <RequestText
        id={`${id}-value`}
        label={words.valueKey}
        value={props.value}
        hint="value"
        problem=""
        onChange={(key) => setProps({ value: key })}
      />
      <RequestText
        id={`${id}-label`}
        label={words.labelKey}
        value={props.label}
        hint="label"
        problem=""
        onChange={(key) => setProps({ label: key })}
      />
      <div className="fd-row-actions">
        <Button
          size="small"
          variant="outlined"
          disabled={request.url.trim() === ''}
          loading={tried === 'waiting'}
          onClick={() => void tryIt()}
        >
          {words.tryIt}
        </Button>
      </div>
      {/* Errors with a place of their own are shown there. */}
      <span className="fd-note" role="status" data-problem={problem !== null}>
        {place === 'request' ? problemText : ''}
      </span>
      {tried !== null && tried !== 'waiting' && tried.ok && (
        <TriedAnswer answer={tried.answer} result={request.result} props={props} onPath={(result) => set({ result })} onProps={setProps} />
      )}
    </div>
  )
}

function propsOf(widget: Widget): ChoiceProps {
  const props = widget.type !== 'unknown' && 'props' in widget.options ? widget.options.props : null
  return { value: 'value', label: 'label', ...(isObject(props) ? props : {}) }
}
