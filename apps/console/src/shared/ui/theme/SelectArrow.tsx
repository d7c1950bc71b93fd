/** The arrow of a select, from our own icon set; MUI places it by the class it hands over. */
import { Icon } from '../icons/Icon'

export function SelectArrow({ className }: { readonly className?: string }) {
  return <Icon name="chevronDown" size={16} {...(className === undefined ? {} : { className })} />
}
