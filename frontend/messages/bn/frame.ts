import { FIRM } from '#contract/firm.ts'
import { nameOf } from '#contract/languages/places.ts'

export const site = {
  skipToContent: 'সরাসরি মূল অংশে যান',
  homeLink: `${FIRM.productName}, হোম`,
  mainNavigation: 'মূল মেনু',
  openMenu: 'মেনু খুলুন',
  closeMenu: 'মেনু বন্ধ করুন',
  menu: 'মেনু',
  whatsAppUs: 'WhatsApp করুন',
  close: 'বন্ধ করুন',
  loading: 'আনা হচ্ছে',
  installed: `${nameOf('bn', FIRM.city)} ও আশেপাশে সম্পত্তি: গুদাম, প্লট, ভিলা আর বাড়ি।`,
}

export const nav = { home: 'হোম', property: 'সম্পত্তি', about: 'আমাদের কথা', contact: 'যোগাযোগ' }

export const chat = {
  bubble: 'সম্পত্তি দিন বা বেচুন',
  failed: 'চ্যাটের বিষয়গুলি আনা গেল না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
}

export const notFound = {
  pageTitle: `পাতাটি পাওয়া গেল না | ${FIRM.productName}`,
  title: 'পাতাটি পাওয়া গেল না।',
  text: 'এই দরজার ওপাশে দেওয়াল। বাড়িটা কিন্তু এখানেই আছে।',
  goBack: 'ফিরে যান',
  allProperties: 'সব সম্পত্তি',
}

export const broken = {
  chunkTitle: 'পাতার একটি অংশ আসেনি',
  chunkText: 'এই পাতার একটি অংশ এসে পৌঁছায়নি। ইন্টারনেট ধীর হতে পারে, বা সাইটটি এইমাত্র বদলানো হয়েছে।',
  title: 'এই পাতায় কিছু একটা গোলমাল হয়েছে।',
  text: 'পাতাটি আবার খুলুন। আবার হলে WhatsApp করুন, আমরা অন্যভাবে সাহায্য করব।',
  reload: 'পাতাটি আবার খুলুন',
}
