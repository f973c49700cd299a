import { FIRM } from '#contract/firm.ts'
import { inDigitsOf } from '#contract/languages/digits.ts'
import { countOf } from '#contract/languages/numbers.ts'

/* What is kept on a device, compared, and decided on together. */

const digits = (number: number) => inDigitsOf('bn', String(number))
const count = (number: number) => countOf('bn', number)

export const kept = {
  pageTitle: 'রেখে দেওয়া সম্পত্তি',
  title: 'রাখা আছে',
  onDevice: 'শুধু এই ফোনে বা কম্পিউটারেই রাখা আছে। আপনি না পাঠালে আর কেউ দেখে না।',
  link: (number: number) => `রাখা আছে (${digits(number)})`,
  keep: 'রেখে দিন',
  isKept: 'রাখা আছে',
  keepThis: (title: string) => `রেখে দিন: ${title}`,
  full: 'একশোটি সম্পত্তি আগেই রাখা আছে। আগে একটি ছেড়ে দিন।',
  empty: 'এখনও কিছু রাখা হয়নি।',
  emptyHow: 'কোনও সম্পত্তিতে ‘রেখে দিন’ টিপুন, ফিরে এলে এখানেই পাবেন।',
  gone: 'এই সম্পত্তিটি আর আমাদের কাছে নেই।',
  unconfirmed: 'বেশ কিছুদিন খোঁজ নেওয়া হয়নি: এখনও আছে কি না জেনে নিন।',
  lowered: (price: string) => `রাখার সময়ের চেয়ে ${price} কম`,
  raised: (price: string) => `রাখার সময়ের চেয়ে ${price} বেশি`,
  note: 'আপনার নোট',
  up: (title: string) => `উপরে তুলুন: ${title}`,
  down: (title: string) => `নীচে নামান: ${title}`,
  remove: (title: string) => `ছেড়ে দিন: ${title}`,
  removed: 'রাখা তালিকা থেকে সরানো হল।',
  undo: 'ফিরিয়ে আনুন',
  orderedBy: 'কোন ক্রমে',
  orders: { own: 'আমার নিজের', price: 'দাম', place: 'জায়গা' },
  share: 'তালিকাটি পাঠান',
  shareFailed: 'তালিকা তৈরি করা গেল না। নেট সংযোগ দেখে আবার চেষ্টা করুন।',
  compare: 'তুলনা করুন',
  compareSome: (number: number) => `এই ${count(number)} তুলনা করুন`,
  compareHow: 'তুলনা করতে দুই থেকে চারটি সম্পত্তিতে টিক দিন।',
  askAll: 'সবগুলির খোঁজ নিন',
  askText: `নমস্কার ${FIRM.productName}, এই সম্পত্তিগুলি সম্পর্কে আরও জানতে চাই।`,
  failed: 'সম্পত্তিগুলি আনা গেল না। নেট সংযোগ দেখে আবার চেষ্টা করুন।',
}

export const compare = {
  pageTitle: 'সম্পত্তির তুলনা',
  title: 'তুলনা',
  lead: 'যেখানে তফাত, তা মোটা হরফে; যা স্পষ্টই ভালো, তাতে টিক।',
  tooFew: 'তুলনা করার মতো দুটি সম্পত্তি নেই।',
  price: 'দাম',
  state: 'অবস্থা',
  rate: 'একক প্রতি দাম',
  size: 'মাপ',
  place: 'জায়গা',
  road: 'রাস্তার চওড়া',
  feet: (feet: number) => `${digits(feet)} ফুট`,
  checks: 'আমাদের যাচাই',
  checked: (number: number) => (number === 0 ? 'এখনও কিছু নয়' : `${count(number)} যাচাই`),
  notGiven: 'জানানো নেই',
  best: 'এটি বেশি ভালো',
}

export const sharedList = {
  pageTitle: 'একসঙ্গে ঠিক করার তালিকা',
  title: 'একসঙ্গে ঠিক করুন',
  lead: 'যাঁদের কাছে এই লিঙ্ক আছে, সবাই একই তালিকা, ভোট আর মন্তব্য দেখেন।',
  whatsApp: 'কোনটা ভালো লাগছে? এখানে ভোট দিন:',
  send: 'WhatsApp-এ পাঠান',
  ended: 'এই তালিকাটি শেষ হয়েছে।',
  endedHow: 'অথবা লিঙ্কটি পুরো নয়। যিনি পাঠিয়েছেন তাঁর কাছে নতুন লিঙ্ক চান, বা আমাদের সম্পত্তিগুলি দেখুন।',
  name: 'আপনার নাম, অন্যরা যে নামে চেনেন',
  youAre: (name: string) => `আপনি ${name} নামে ভোট দিচ্ছেন।`,
  otherName: 'অন্য নাম',
  goOn: 'এগিয়ে যান',
  votes: 'আপনার ভোট',
  choices: { yes: 'হ্যাঁ', maybe: 'হয়তো', no: 'না' },
  voted: (name: string, vote: string) => `${name}: ${vote}`,
  comment: 'আপনার মন্তব্য',
  say: 'পাঠান',
  removeComment: (name: string) => `${name}-এর মন্তব্য মুছুন`,
  addKept: (number: number) => `আমার রাখাগুলি যোগ করুন (${digits(number)})`,
  waiting: 'এখনও যায়নি। নেট ফিরলেই নিজে থেকে চলে যাবে।',
  refused: 'শেষ বদলটি নেওয়া হয়নি: তালিকা হয়তো ভরে গেছে, বা সম্পত্তিটি সরানো হয়েছে।',
  lasts: 'শেষ ব্যবহারের ৯০ দিন পরে তালিকাটি নিজে থেকেই শেষ হয়। আপনার নাম আর মন্তব্য ছাড়া আর কিছু রাখা হয় না।',
  report: 'তালিকাটি নিয়ে অভিযোগ',
  reportWhat: 'কী সমস্যা',
  reported: 'ধন্যবাদ। আমরা তালিকাটি দেখছি।',
  end: 'তালিকা শেষ করুন',
}
