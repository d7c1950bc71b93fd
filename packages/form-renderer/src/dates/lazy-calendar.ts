/** The calendar, loaded when somebody is about to open it. */
import { onDemand } from '../loading/lazy-panel'

export const calendarPanel = onDemand(() => import('../pickers/CalendarPanel').then(({ CalendarPanel }) => CalendarPanel))
