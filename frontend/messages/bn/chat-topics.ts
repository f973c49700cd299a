import { FIRM } from '#contract/firm.ts'

export const chatTopics = {
  title: 'আমরা কীভাবে সাহায্য করতে পারি?',
  close: 'চ্যাটের বিষয় বন্ধ করুন',
  custom: 'নিজের কথা লিখুন',
  customText: `নমস্কার ${FIRM.productName},`,
  topics: {
    buying: {
      label: 'সম্পত্তি কেনা',
      text: `নমস্কার ${FIRM.productName}, সম্পত্তি কিনতে আপনাদের সাহায্য চাই।`,
    },
    selling: {
      label: 'সম্পত্তি বেচা',
      text: `নমস্কার ${FIRM.productName}, আমি একটি সম্পত্তি দিতে বা বেচতে চাই।`,
    },
    rentals: { label: 'ভাড়া', text: `নমস্কার ${FIRM.productName}, ভাড়া নিয়ে আমার একটি প্রশ্ন আছে।` },
    valuation: {
      label: 'সম্পত্তির মূল্যায়ন',
      text: `নমস্কার ${FIRM.productName}, আমি একটি সম্পত্তির মূল্যায়ন করাতে চাই।`,
    },
    general: { label: 'অন্য প্রশ্ন', text: `নমস্কার ${FIRM.productName}, আমার একটি সাধারণ প্রশ্ন আছে।` },
  },
}
