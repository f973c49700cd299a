/** Where the API answers; empty on its own origin. */
export const BASE_URL: string = import.meta.env.VITE_API_BASE_URL ?? ''
