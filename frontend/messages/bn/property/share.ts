/** Handing a listing on. */
export const share = {
  share: 'শেয়ার করুন',
  copyLink: 'লিঙ্ক কপি করুন',
  linkCopied: 'লিঙ্ক কপি হয়েছে।',
  linkNotCopied: (address: string) => `এই ঠিকানা কপি করুন: ${address}`,
  onWhatsApp: 'WhatsApp-এ শেয়ার করুন',
  print: 'ছাপুন',
}
