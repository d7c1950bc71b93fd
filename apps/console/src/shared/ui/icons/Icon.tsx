/** One icon. Alone it needs a `label`; beside a word it is decoration and hidden from assistive technology. */
import { OUTLINED } from '@formwork/icons/console'
import { ICON_PATHS, type IconName } from './icon-paths'

export interface IconProps {
  readonly name: IconName
  /** Pixels: 18 beside text, 20 alone, 16 in dense places. */
  readonly size?: 14 | 16 | 18 | 20 | 24
  readonly label?: string
  readonly className?: string
}

export function Icon({ name, size = 18, label, className }: IconProps) {
  return (
    <svg
      {...OUTLINED}
      width={size}
      height={size}
      className={className}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
