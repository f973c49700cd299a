/** Under which a device keeps the copies of enquiries that no server has taken yet. */
export const WAITING_KEY = 'enquiries_waiting'
