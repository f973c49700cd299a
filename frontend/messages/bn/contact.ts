import { FIRM } from '#contract/firm.ts'
import { localityAt } from '#contract/firm-words.ts'
import { hoursIn } from '#contract/languages/firm-words.ts'
import { nameOf, placeIn } from '#contract/languages/places.ts'
import type { ServerSaid } from '#frontend/messages/server-said.ts'
import { FAILURES } from './failures.ts'

export const contact = {
  pageTitle: `যোগাযোগ | ${FIRM.productName}`,
  description: `${placeIn('bn', FIRM.city)} ${FIRM.name}-কে ফোন বা WhatsApp করুন, অফিসে আসুন বা বার্তা পাঠান।`,
  title: 'যোগাযোগ',
  lead: 'কী খুঁজছেন আমাদের জানান। এলাকা চেনেন, এমন একজন উত্তর দেবেন।',
  phone: 'ফোন',
  email: 'ইমেল',
  address: 'অফিস',
  hours: 'খোলা থাকার সময়',
  open: hoursIn('bn'),
  whatsAppText: `নমস্কার ${FIRM.productName}, আমার একটি প্রশ্ন আছে।`,
}

const SENT = 'বার্তা পাঠানো হয়েছে'

const ERRORS = {
  name: 'নাম লিখুন',
  email: 'ইমেল লিখুন',
  emailInvalid: 'ঠিক ইমেল ঠিকানা লিখুন',
  phone: 'ফোন নম্বর লিখুন',
  phoneInvalid: '৬ থেকে ১৫ অঙ্কের ফোন নম্বর লিখুন।',
  interest: 'কী চাইছেন লিখুন',
}

/** The server speaks English: what it says is not shown, but what it is about. */
const SAID: Record<ServerSaid, string> = {
  ...FAILURES,
  sent: SENT,
  name: ERRORS.name,
  email: ERRORS.emailInvalid,
  phone: ERRORS.phoneInvalid,
  interest: ERRORS.interest,
}

export const contactForm = {
  label: 'আমাদের বার্তা পাঠান',
  name: 'নাম',
  email: 'ইমেল',
  phone: 'ফোন',
  interest: 'কী চাইছেন',
  interestExample: `যেমন: ${nameOf('bn', localityAt(0))}, ৩ থেকে ৫ কাঠার প্লট, ₹৩০ লাখ পর্যন্ত`,
  leaveEmpty: 'এই ঘরটি খালি রাখুন',
  send: 'বার্তা পাঠান',
  sending: 'পাঠানো হচ্ছে...',
  note: `আমরা যাতে উত্তর দিতে পারি, সেজন্য আপনার বার্তা রাখা হয় এবং ${FIRM.name}-কে মেল করা হয়।`,
  needsScripts: 'এই ফর্মের জন্য JavaScript লাগে। না থাকলে ফোন করুন বা ইমেল লিখুন।',
  sent: SENT,
  failed: 'কিছু একটা গোলমাল হয়েছে। আবার চেষ্টা করুন।',
  fromServer: (_sentence: string, about: ServerSaid) => SAID[about],
  errors: ERRORS,
}
