/** What is open in the shell. Spec 3.4: the sidebar's state is kept in a cookie. */
import { create } from 'zustand'

const COOKIE = 'sidebarStatus'

interface ShellState {
  readonly isSidebarOpen: boolean
  /** The overlay of the phone layout. */
  readonly isDrawerOpen: boolean
  readonly isSettingsOpen: boolean
}

function storedSidebar(): boolean {
  return !document.cookie.split(';').some((part) => part.trim() === `${COOKIE}=0`)
}

export const useShell = create<ShellState>(() => ({ isSidebarOpen: storedSidebar(), isDrawerOpen: false, isSettingsOpen: false }))

export function toggleSidebar(): void {
  const isSidebarOpen = !useShell.getState().isSidebarOpen
  useShell.setState({ isSidebarOpen })
  // oxlint-disable-next-line unicorn/no-document-cookie -- CookieStore is asynchronous and missing in Firefox ESR
  document.cookie = `${COOKIE}=${isSidebarOpen ? '1' : '0'}; path=/; SameSite=Lax; max-age=31536000`
}

export function setDrawer(isDrawerOpen: boolean): void {
  useShell.setState({ isDrawerOpen })
}

export function setSettings(isSettingsOpen: boolean): void {
  useShell.setState({ isSettingsOpen })
}
