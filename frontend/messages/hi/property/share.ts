/** Handing a listing on. */
export const share = {
  share: 'शेयर करें',
  copyLink: 'लिंक कॉपी करें',
  linkCopied: 'लिंक कॉपी हो गया।',
  linkNotCopied: (address: string) => `यह पता कॉपी करें: ${address}`,
  onWhatsApp: 'WhatsApp पर शेयर करें',
  print: 'प्रिंट करें',
}
