/** The lowest id that can be made at a time: ids begin with 12 hexadecimal digits of milliseconds, as `newId` writes them. */
export const idAt = (ms: number) => ms.toString(16).padStart(12, '0')
