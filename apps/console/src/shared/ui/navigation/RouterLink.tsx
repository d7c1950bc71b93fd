/** A link inside the app that looks like MUI's. */
import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link'
import { Link } from 'react-router-dom'

export interface RouterLinkProps extends Omit<MuiLinkProps, 'href' | 'component'> {
  readonly to: string
}

export function RouterLink({ to, ...rest }: RouterLinkProps) {
  return <MuiLink component={Link} to={to} {...rest} />
}
