/** What a browser fetches for the first screen's menus, notices and tabs is there at once here; how it is waited for has tests of its own. */
import { SideDrawers, SOON } from '../DesignerFrame'

await Promise.all([SideDrawers, ...SOON].map(({ preload }) => preload()))
