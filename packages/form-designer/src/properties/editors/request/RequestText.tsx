/** One text of a request, with its name above and what is wrong with it below. */
import TextareaAutosize from '@mui/material/TextareaAutosize'

export interface RequestTextProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly hint: string
  /** True for JSON, which may have several lines. */
  readonly isCode?: boolean
  /** Empty where nothing is wrong. */
  readonly problem: string
  readonly onChange: (text: string) => void
}

export function RequestText({ id, label, value, hint, isCode = false, problem, onChange }: RequestTextProps) {
  const shared = {
    id,
    value,
    placeholder: hint,
    spellCheck: false,
    'aria-describedby': `${id}-problem`,
    'aria-invalid': problem !== '',
  } as const
  return (
    <>
      <label className="fd-label" htmlFor={id}>
        {label}
      </label>
      {isCode ? (
        <TextareaAutosize {...shared} className="fd-input fd-input-tall fd-mono" onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...shared} className="fd-input fd-mono" onChange={(event) => onChange(event.target.value)} />
      )}
      <span id={`${id}-problem`} className="fd-note" role="status" data-problem="true">
        {problem}
      </span>
    </>
  )
}
