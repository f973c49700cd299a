/** Addresses that are taken, by the forms and by the server. */
export const RIGHT_EMAILS = [
  'asha@mail.in',
  'Asha.Roy+plots@Mail.Example',
  "o'neil_7@my-firm.co.in",
  'r&d@firm.in',
  '-@a1.in',
] as const

/** Addresses that neither takes, as people type and paste them. */
export const WRONG_EMAILS = [
  'asha',
  'asha@mail',
  '@mail.in',
  'asha@.in',
  'asha@mail..in',
  'asha@mail.in,',
  'asha@mail.in.',
  'asha@mail.in;',
  'asha@mail,com.in',
  'asha@mail.i',
  'asha@mail.1n',
  'asha@-mail.in',
  'asha@@mail.in',
  'asha@roy@mail.in',
  '.asha@mail.in',
  'asha.@mail.in',
  'asha..roy@mail.in',
  'asha roy@mail.in',
  'Asha <asha@mail.in>',
  'mailto:asha@mail.in',
  'আশা@mail.in',
  'asha@মেইল.in',
  '\u212Aumar@mail.in',
  'asha\uFF20mail.in',
  `${'a'.repeat(250)}@mail.in`,
] as const
