/** The id of a stored thing, 24 lower-case hexadecimal digits: 6 bytes of milliseconds, 6 of chance, so that ids sort by age. */
export const ID = /^[0-9a-f]{24}$/

/** Whether a text can be the id of a stored thing; says nothing of whether there is one. */
export const isId = (text: string) => ID.test(text)

/** The code of a shared list: 14 letters and digits that are not taken for one another. */
export const LIST_CODE = /^[a-km-np-z2-9]{14}$/

/** Whether a text can be the code of a shared list. */
export const isListCode = (text: string) => LIST_CODE.test(text)
