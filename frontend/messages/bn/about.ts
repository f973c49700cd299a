import { FIRM } from '#contract/firm.ts'
import { localityAt } from '#contract/firm-words.ts'
import { bengaliGenitive, nameOf, placeIn } from '#contract/languages/places.ts'
import { EXPERTISE } from './expertise.ts'
import { digits } from './numbers.ts'

export const about = {
  pageTitle: `আমাদের কথা | ${FIRM.productName}`,
  description: `${placeIn('bn', FIRM.city)} জমি-বাড়ির প্রতিষ্ঠান, গুদাম, প্লট, ভিলা আর বাড়িতে ${EXPERTISE}।`,
  title: `${FIRM.productName}-এর কথা`,
  stats: [
    { figure: '১০০%', label: 'সন্তুষ্ট গ্রাহক' },
    { figure: '৫০০+', label: 'সম্পত্তি' },
    { figure: '১০+', label: 'শহর' },
    { figure: '৩,০০০+', label: 'ভালো মতামত' },
  ],
  aboutUs: 'আমাদের কথা',
  aboutLead: `আমরা ${bengaliGenitive(nameOf('bn', FIRM.city))} জমি-বাড়ির প্রতিষ্ঠান। গুদাম, প্লট, ভিলা আর বাড়িতে আমাদের ${EXPERTISE}।`,
  aboutText:
    'শুরু করেছিলাম শহরের ধারে গুদাম দিয়ে, যেসব ব্যবসায়ীর বর্ষার আগে মাথার উপর ছাদ দরকার ছিল তাঁদের জন্য। তারপর এল জমি, তারপর বাড়ি। কাজ একই: দেখুন, মাপুন, কাগজ পড়ুন, তারপর দামের কথা।',
  contactUs: 'যোগাযোগ',
  houseAlt: 'লাল চালের ঘিয়ে রঙের বাড়ি, সাদা থামের বারান্দা',
  officeAlt: 'বাঁধানো উঠোনের ওপর অফিসবাড়ি',
  mission: 'আমাদের লক্ষ্য',
  missionText: `${placeIn('bn', localityAt(8))} প্রথমবার কিনছেন এমন মানুষ থেকে কলকাতার ব্যবসায়ী পর্যন্ত, সবাই যাতে দেখতে পান এখানে সত্যি কী বিক্রি হচ্ছে, কত দামে আর কত মাপে, আর সেদিনই একজন মানুষের সঙ্গে কথা বলতে পারেন।`,
}

export const aboutSlides = {
  label: 'আমরা যা মানি',
  kind: 'ছবির সারি',
  explore: 'সম্পত্তি দেখুন',
  previous: 'আগের ছবি',
  next: 'পরের ছবি',
  pause: 'ছবি থামান',
  play: 'ছবি চালান',
  position: (number: number, count: number) => `${digits(number)} / ${digits(count)}`,
  slides: [
    {
      title: 'আগে উঠোন, তারপর ঘর',
      text: `খোলা উঠোন হল বাড়ির প্রাণ: সব ঘরে সেখান দিয়েই যাওয়া যায়। ${bengaliGenitive(nameOf('bn', FIRM.city))} জমি-বাড়ির ব্যাপারে আমরা তেমনই হতে চাই।`,
      alt: 'খুঁটি পোঁতা জমিতে জরিপের যন্ত্র',
    },
    {
      title: 'দুই মাপ, দুই দাম',
      text: 'প্রতিটি মাপ বর্গফুটে, পাশে কাঠা আর ডেসিমেল; প্রতিটি দাম লাখে বা কোটিতে, আর পুরো অঙ্কে। তাই সমানে সমানে তুলনা হয়।',
      alt: 'চা-বাগান আর নদীর মাঝে দাগ দেওয়া প্লট, উপর থেকে দেখা',
    },
    {
      title: 'একটি বার্তা, একজন মানুষ',
      text: 'যে কোনো সম্পত্তির কথা WhatsApp-এ জিজ্ঞাসা করুন। যাঁরা রাস্তা, জল আর কাগজ চেনেন, আপনার কথা তাঁদের কাছেই যায়, অন্য শহরের কোনো ফর্মে নয়।',
      alt: 'সন্ধ্যার আলোয় একসারি ভিলা, পিছনে পাহাড়',
    },
  ],
}

export const aboutPlaces = {
  title: 'আমাদের চেনা এলাকা',
  row: 'এলাকার ছবি',
  previous: 'আগের',
  next: 'পরের',
  alt: {
    brickVilla: 'ইট আর কংক্রিটের ভিলা, সামনে লাল গাড়ি',
    townHouse: 'শহরের গলিতে তিনতলা বাড়ি',
    warehouse: 'ছয়টি উঁচু ডক সমেত ধূসর গুদাম, সামনে ট্রাক',
    plots: 'চা-গাছের মাঝে সীমানা দেওয়া প্লট, উপর থেকে দেখা',
  },
}
