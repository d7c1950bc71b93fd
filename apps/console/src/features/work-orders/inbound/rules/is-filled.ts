/** Whether somebody has typed something there. */
export const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
