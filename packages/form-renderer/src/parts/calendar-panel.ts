/** The calendar, loaded when somebody is about to open it. */
import { onDemand } from './on-demand'

export const calendarPanel = onDemand(() => import('../open/CalendarPanel').then(({ CalendarPanel }) => CalendarPanel))
