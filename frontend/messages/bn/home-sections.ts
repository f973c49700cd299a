import { FIRM } from '#contract/firm.ts'
import { localityAt } from '#contract/firm-words.ts'
import { inRegion } from '#contract/languages/firm-words.ts'
import { bengaliGenitive, nameOf } from '#contract/languages/places.ts'
import { EXPERTISE } from './expertise.ts'
import { count } from './numbers.ts'

export const places = {
  title: `${bengaliGenitive(nameOf('bn', FIRM.city))} জনপ্রিয় এলাকা`,
  allProperties: 'সব সম্পত্তি',
  rivers: { mahananda: 'মহানন্দা', balason: 'বালাসন' },
  drawn: 'আমাদের আঁকা, মাপ মিলিয়ে নয়',
  properties: () => 'টি সম্পত্তি',
  from: (price: string) => `${price} থেকে`,
  toRentFrom: (price: string) => `ভাড়া মাসে ${price} থেকে`,
  onRequest: 'দাম জানতে যোগাযোগ করুন',
  range: (low: string, high: string) => `${low} থেকে ${high}`,
  plots: (price: string) => `প্লট প্রতি কাঠা ${price}`,
  warehouses: (price: string) => `গুদাম প্রতি বর্গফুট ${price}`,
  houses: (price: string) => `বাড়ি প্রতি বর্গফুট ${price} থেকে`,
}

export const newest = {
  week: 'এই সপ্তাহে নতুন',
  newest: 'নতুন',
  previous: 'আগের সম্পত্তিগুলি',
  next: 'পরের সম্পত্তিগুলি',
  all: (total: string, isOne: boolean) => (isOne ? 'একমাত্র সম্পত্তিটি' : `সব সম্পত্তি (${count(total)})`),
  newestFirst: 'নতুন আগে',
  failed: 'নতুন সম্পত্তিগুলি আনা গেল না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  retry: 'আবার চেষ্টা করুন',
}

export const warehouses = {
  title: 'দেখার জন্য তৈরি গুদাম',
  all: 'সব গুদাম',
  none: 'এখন কোনো গুদাম নেই। আপনার কী দরকার WhatsApp-এ জানান, আমরা খুঁজে দেব।',
}

export const showcase = {
  land: {
    title: 'জমি কিনুন নিজের পায়ে হেঁটে দেখে',
    text: 'কাঠা আর বর্গফুট, কোন দিকে মুখ, রাস্তা কত চওড়া: জমিতে যাওয়ার আগেই সব লেখা আছে।',
    link: 'জমি কিনুন',
    alt: 'গাছ আর বাড়ির মাঝে দাগ দেওয়া একটি প্লট, উপর থেকে দেখা',
  },
  warehouse: {
    title: 'রাস্তার ধারে গুদাম ভাড়া নিন',
    text: 'ছাদের উচ্চতা, ডক, ক্রেন, বিদ্যুৎ আর রাস্তার প্রস্থ: বেরোনোর আগেই পাতায় দেখে নিন।',
    link: 'গুদাম ভাড়া নিন',
    alt: 'গুদামের ভিতর, দুই পাশে তাক আর ছাদে আলো আসার জানালা',
  },
}

export const promises = {
  title: 'আমাদের কেন বাছবেন',
  verified: {
    title: 'যাচাই করা সম্পত্তি',
    text: 'প্রতিটি সম্পত্তি আমাদের লোকেরাই লেখেন, আর আরেকবার না দেখে কোনোটি দেখানো হয় না।',
    alt: 'খুঁটি পোঁতা প্লটে জরিপের যন্ত্র',
  },
  local: {
    title: 'এলাকার বাজার যাঁরা চেনেন',
    text: `${inRegion('bn')} ${EXPERTISE}, আর একটি অফিস যেখানে সোজা চলে আসতে পারেন।`,
    alt: 'দোতলা অফিস, সামনে একটি গাড়ি',
  },
  transparent: {
    title: 'সব খোলাখুলি, ঝামেলা নেই',
    text: 'প্রতিটি দাম লাখে বা কোটিতে আর পুরো অঙ্কে, প্রতিটি মাপ আপনার চেনা এককে।',
    alt: 'নিচু পাঁচিলের পিছনে একসারি ভিলা',
  },
}

export const testimonials = {
  title: 'যাঁদের জমি-বাড়ি খুঁজে দিয়েছি, তাঁদের কথা',
  label: 'মতামত',
  six: [
    {
      words: 'প্রথম প্লটটা ওঁরাই কিনতে বারণ করলেন, আর কেন তা ম্যাপে দেখিয়ে দিলেন।',
      name: 'সুবীর ঘোষ',
      about: `প্লট, ${nameOf('bn', localityAt(0))}`,
    },
    {
      words: 'কালিম্পং থেকে একটা WhatsApp করেছিলাম। শনিবারের মধ্যে তিনটে গুদাম দেখা হয়ে গেল।',
      name: 'রিনা তামাং',
      about: `গুদাম, ${nameOf('bn', localityAt(4))}`,
    },
    {
      words: 'মাপ কাঠাতেও ছিল, বর্গফুটেও ছিল। বাবা আর ব্যাঙ্ক, দুজনেই বুঝেছে।',
      name: 'প্রিয়া আগরওয়াল',
      about: `ভিলা, ${nameOf('bn', localityAt(6))}`,
    },
    {
      words: 'পাতায় যা ছিল, রাস্তায় গিয়ে তাই দেখলাম। এমনটা কম হয়।',
      name: 'মহম্মদ ইরফান',
      about: `গুদাম, ${nameOf('bn', localityAt(5))}`,
    },
    {
      words: 'মিউটেশনের কাগজ ঠিক না হওয়া পর্যন্ত ওঁরা পুরনো মালিককে ফোন করে গেছেন।',
      name: 'কর্মা লেপচা',
      about: `বাড়ি, ${nameOf('bn', localityAt(7))}`,
    },
    {
      words: 'জমির ন্যায্য দাম পেয়েছি, অফিসে অফিসে ঘুরতে হয়নি।',
      name: 'সুনীতা ওরাওঁ',
      about: `জমি বিক্রি, ${nameOf('bn', localityAt(8))}`,
    },
  ],
}
