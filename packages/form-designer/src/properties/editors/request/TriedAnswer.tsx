/** The answer of a trial request: its lists to pick one, the parts of its entries, and the choices they make. */
import type { ChoiceProps } from '@formwork/form-schema'
import { useMessages } from '../../../store/designer-context'
import { PlainSelect } from '../menus/PlainSelect'
import { listsIn, plainKeys, sampleChoices } from './answer-lists'

/** Characters of an answer that are shown. */
const MAX_TEXT_LENGTH = 2000

export interface TriedAnswerProps {
  readonly answer: unknown
  /** The path that the request has now. */
  readonly result: string
  readonly props: ChoiceProps
  readonly onPath: (path: string) => void
  readonly onProps: (change: Partial<ChoiceProps>) => void
}

export function TriedAnswer({ answer, result, props, onPath, onProps }: TriedAnswerProps) {
  const { request: words } = useMessages().editing
  const path = result.trim() === '' ? 'data' : result.trim()
  const lists = listsIn(answer)
  const named = lists.filter((list) => list.path !== '')
  const entries = lists.find((list) => list.path === path)?.entries ?? null
  const keys = entries === null ? [] : plainKeys(entries)
  const text = JSON.stringify(answer, null, 2)
  return (
    <div className="fd-stack" role="group" aria-label={words.answer}>
      <span className="fd-note" role="status" data-problem={entries === null}>
        {entries !== null ? words.found(entries.length) : named.length > 0 ? words.pickList : words.noList}
      </span>
      {named.map((list) => (
        <button
          key={list.path}
          type="button"
          className="fd-path-choice"
          aria-pressed={list.path === path}
          onClick={() => onPath(list.path)}
        >
          <code>{list.path}</code>
          <span>{words.entries(list.entries.length)}</span>
        </button>
      ))}
      {keys.length > 0 && (
        <>
          <span className="fd-note">{words.valueKey}</span>
          <PlainSelect label={words.pickValue} value={props.value} options={optionsOf(keys)} onChange={(value) => onProps({ value })} />
          <span className="fd-note">{words.labelKey}</span>
          <PlainSelect label={words.pickLabel} value={props.label} options={optionsOf(keys)} onChange={(label) => onProps({ label })} />
        </>
      )}
      {entries !== null && <Samples entries={entries} props={props} />}
      {/* A scrolling block must be reachable with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className="fd-answer" tabIndex={0} aria-label={words.raw}>
        {text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text}
      </pre>
    </div>
  )
}

const optionsOf = (keys: readonly string[]) => keys.map((key) => ({ id: key, text: key }))

function Samples({ entries, props }: { readonly entries: readonly unknown[]; readonly props: ChoiceProps }) {
  const { request: words } = useMessages().editing
  const samples = sampleChoices(entries, props)
  if (samples.length === 0)
    return entries.length === 0 ? null : (
      <span className="fd-note" data-problem="true">
        {words.noChoices}
      </span>
    )
  return (
    <ul className="fd-samples" aria-label={words.choices}>
      {samples.map(({ value, label }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an answer may repeat itself
        <li key={index}>
          {label} <code>{value}</code>
        </li>
      ))}
    </ul>
  )
}
