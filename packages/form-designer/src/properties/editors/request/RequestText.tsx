/** One text of a request, with its name above and what is wrong with it below. */
import InputBase from '@mui/material/InputBase'

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
  return (
    <>
      <label className="fd-label" htmlFor={id}>
        {label}
      </label>
      <InputBase
        id={id}
        className={isCode ? 'fd-input fd-input-tall fd-mono' : 'fd-input fd-mono'}
        fullWidth
        multiline={isCode}
        value={value}
        placeholder={hint}
        error={problem !== ''}
        inputProps={{ spellCheck: false, 'aria-describedby': `${id}-problem`, 'aria-invalid': problem !== '' }}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id={`${id}-problem`} className="fd-note" role="status" data-problem="true">
        {problem}
      </span>
    </>
  )
}
