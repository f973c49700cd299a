/** Handing a listing on. */
export const share = {
  share: 'Share',
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
  linkNotCopied: (address: string) => `Copy this address: ${address}`,
  onWhatsApp: 'Share on WhatsApp',
  print: 'Print',
}
