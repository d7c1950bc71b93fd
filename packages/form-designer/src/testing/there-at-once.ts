/** The menus, notices and tabs of the first screen, which a browser loads on demand, are loaded at once here; waiting for them has tests of its own. */
import { SideDrawers, SOON } from '../DesignerFrame'

await Promise.all([SideDrawers, ...SOON].map(({ preload }) => preload()))
