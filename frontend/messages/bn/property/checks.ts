import type { CheckName } from '#contract/properties/enums.ts'
import { digits } from '#frontend/messages/bn/numbers.ts'

/** What the firm's staff have looked at, and what they have not. Nothing here promises more than that. */
export const checks = {
  title: 'আমরা যা যাচাই করেছি',
  intro: 'পাশে লেখা তারিখে আমাদের কর্মীরা এগুলি দেখেছেন। টাকা দেওয়ার আগে নিজের উকিলকে দিয়ে কাগজ পড়িয়ে নিন।',
  introNone: 'আমাদের কর্মীরা এগুলি এখনও দেখেননি। টাকা দেওয়ার আগে নিজের উকিলকে দিয়ে কাগজ পড়িয়ে নিন।',
  names: {
    siteVisited: 'জায়গায় গিয়ে দেখা',
    titleDeedSeen: 'দলিল দেখা',
    mutationMatched: 'মিউটেশন আর খতিয়ান (পর্চা) মেলানো',
    taxReceiptSeen: 'ট্যাক্সের রসিদ দেখা',
    encumbranceSearched: 'দায় আছে কি না খোঁজ নেওয়া',
    conversionSeen: 'কনভার্সনের (জমির চরিত্র বদল) কাগজ দেখা',
    powerOfAttorneySeen: 'আমমোক্তারনামা (পাওয়ার অফ অ্যাটর্নি) দেখা',
  } satisfies Record<CheckName, string>,
  notChecked: 'করা হয়নি',
  yearsAgo: (years: number) => (years === 1 ? 'এক বছরের বেশি আগে' : `${digits(years)} বছরের বেশি আগে`),
}
