import { FIRM } from '#contract/firm.ts'

/** The sentences for changing one's own password and for the devices one is signed in on. */
export const panelSecurity = {
  password: {
    pageTitle: `Change password | ${FIRM.productName}`,
    title: 'Change password',
    lead: 'You stay signed in here and are signed out on all other devices.',
    current: 'Current password',
    next: 'New password',
    confirmation: 'Confirm new password',
    submit: 'Change password',
    busy: 'Changing password...',
    failed: 'The password could not be changed. Please try again.',
    done: 'Password changed. All other devices are signed out.',
  },
  devices: {
    pageTitle: `Devices | ${FIRM.productName}`,
    title: 'Devices',
    lead: 'Where your account is signed in. Sign out what you do not know, and change your password then.',
    here: 'This device',
    signedIn: (when: string) => `Signed in ${when}`,
    lastSeen: (when: string) => `Last used ${when}`,
    signOut: 'Sign out',
    signOutDevice: (device: string, when: string) => `Sign out ${device}, signed in ${when}`,
    signedOut: (device: string) => `${device} is signed out.`,
    everywhere: 'Sign out everywhere',
    askEverywhere: 'Sign out everywhere?',
    everywhereText:
      'You are signed out on every device, on this one too, and sign in again with your password. The address of your calendar ends.',
    failed: 'Your devices could not be loaded.',
    notSignedOut: 'The device could not be signed out. Please try again.',
    retry: 'Retry',
    cancel: 'Cancel',
    close: 'Close',
    busy: 'Signing out...',
  },
  mails: {
    pageTitle: `Mails | ${FIRM.productName}`,
    title: 'Mails',
    lead: 'What we mail you beside codes and what waits for you.',
    week: 'The week’s numbers, on Mondays',
    weekHint:
      'How often listings were shown, opened and asked about, what nobody asks about, and what waits.',
    sendNow: 'Send me the last week now',
    sentNow: 'Sent: it is on its way',
    sending: 'Sending...',
    notSent: 'The mail could not be sent. Please try again.',
    failed: 'Your mails could not be loaded.',
    notSaved: 'This could not be saved. Please try again.',
    retry: 'Retry',
  },
} as const
