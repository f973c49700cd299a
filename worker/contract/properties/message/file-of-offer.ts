import { phoneKey } from '#contract/leads/phone.ts'
import { LIMITS } from '#contract/limits.ts'
import { noteLines } from './private-notes.ts'
import type { FromTextReply } from './read-message.ts'

type PrivateFile = NonNullable<FromTextReply['fields']['privateFile']>

/**
 * The private file of what somebody offers, as its text was read: who offers is the owner, called on the own number first. Another
 * owner of the text, and numbers for which there is no room, stand in the notes.
 */
export function fileOfOffer(
  { name, phone }: { name: string; phone: string },
  { ownerName = name, ownerPhones = [], notes: read, ...file }: PrivateFile = {},
): PrivateFile {
  const phones = [phone, ...ownerPhones.filter((other) => phoneKey(other) !== phoneKey(phone))]
  const isAnother = ownerName.toLowerCase() !== name.toLowerCase()
  const notes = [
    ...(read === undefined ? [] : [read]),
    ...noteLines([
      ['Phone', phones.slice(LIMITS.ownerPhones)],
      ['Owner', isAnother ? [ownerName] : []],
    ]),
  ]
  return {
    ...file,
    ownerName: name,
    ownerPhones: phones.slice(0, LIMITS.ownerPhones),
    ...(notes.length > 0 && { notes: notes.join('\n') }),
  }
}
