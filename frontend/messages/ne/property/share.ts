/** Handing a listing on. */
export const share = {
  share: 'सेयर गर्नुहोस्',
  copyLink: 'लिङ्क कपी गर्नुहोस्',
  linkCopied: 'लिङ्क कपी भयो।',
  linkNotCopied: (address: string) => `यो ठेगाना कपी गर्नुहोस्: ${address}`,
  onWhatsApp: 'WhatsApp-मा सेयर गर्नुहोस्',
  print: 'प्रिन्ट गर्नुहोस्',
}
