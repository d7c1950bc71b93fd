/** The calendar, loaded when somebody is about to open it. */
import { lazyPanel } from '../loading/lazy-panel'

export const calendarPanel = lazyPanel(() => import('../pickers/CalendarPanel').then(({ CalendarPanel }) => CalendarPanel))
