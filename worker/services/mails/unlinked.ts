/** What stands for a dot in an address, also where a browser only reads it as one, before a letter. */
const DOT_OF_ADDRESS = /[.\u3002\uff0e\uff61](?=[\p{L}\p{M}\p{Cf}])/gu
const SLASHES = /:(?=[/\\\uff0f])/g

/**
 * Words of a stranger in a mail to the firm's people, so that no mail program makes a link of them: 'evil. example', 'https: //evil'.
 * By spaces, which a reader sees and a program that opens an address does not leave out; 'R.K. Sharma' stays readable.
 */
export const unlinked = (text: string): string => text.replace(DOT_OF_ADDRESS, '$& ').replace(SLASHES, ': ')
