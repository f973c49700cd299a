import { digits } from '#frontend/messages/bn/numbers.ts'

/** What the drawings of a plot and of a hall say. Sizes come as they are written elsewhere: '৭ কাঠা', '৬০ ফুট'. */
export const drawings = {
  plotTitle: 'প্লটের নকশা, মাপ মিলিয়ে আঁকা',
  plotTitleUnscaled: 'প্লটের নকশা, মাপ মিলিয়ে নয়',
  feet: (feet: string) => `${digits(feet)} ফুট`,
  road: 'রাস্তা',
  roadOf: (width: string) => `${width} রাস্তা`,
  north: 'উ',
  notToScale: 'মাপ মিলিয়ে নয়',
  plan: {
    toScale: (frontage: string, depth: string) => `মাপ মিলিয়ে আঁকা নকশা: ${frontage} x ${depth}`,
    notToScale: (size: string) => `প্লটের খসড়া, মাপ মিলিয়ে নয়: ${size}`,
    facing: (facing: string) => `${facing}মুখী`,
    road: (width: string) => `রাস্তা ${width} চওড়া`,
  },
  plotCaption: {
    drawnFrom: (fields: string) => `যা লেখা আছে, তা থেকে আঁকা: ${fields}।`,
    dimension: (text: string) => `দৈর্ঘ্য ও প্রস্থ (${text})`,
    size: (text: string) => `মাপ (${text})`,
    facing: (text: string) => `মুখ (${text})`,
    roadWidth: (text: string) => `রাস্তার প্রস্থ (${text})`,
    northUp: 'উপরের দিক উত্তর।',
    corner: 'এক পাশ দিয়ে আরেকটি রাস্তা গেছে।',
    shapeUnknown: 'প্লটের আকার জানা নেই।',
  },
  hallTitle: 'গুদামের সেকশন, মাপ মিলিয়ে আঁকা',
  clearHeight: 'ভিতরের উচ্চতা',
  dock: (height: string) => `ডক ${height}`,
  container: '৪০ ফুটের কন্টেনার, ১৩.৫ ফুট উঁচু',
  person: '৫ ফুট ৭ ইঞ্চি',
  accessRoad: (width: string) => `ঢোকার রাস্তা ${width} চওড়া`,
  section: {
    height: (height: string) => `মাপ মিলিয়ে আঁকা সেকশন: ভিতরের উচ্চতা ${height}`,
    dock: (height: string) => `ডক উঠোন থেকে ${height} উঁচু`,
    onGround: 'মেঝে উঠোনের সমান',
    forSize: 'মাপ বোঝাতে একটি কন্টেনার ট্রাক আর একজন মানুষ',
  },
  hallCaption: {
    drawnFrom: (fields: string) => `যা লেখা আছে, তা থেকে আঁকা: ${fields}।`,
    height: (text: string) => `ছাদের উচ্চতা (${text})`,
    dock: (text: string) => `ডক (${text})`,
    accessRoad: (text: string) => `ঢোকার রাস্তা (${text})`,
    raised: (height: string) => `উঁচু, ${height}`,
    raisedUsual: (height: string) => `উঁচু, সাধারণত যেমন হয় তেমন ${height} ধরে আঁকা`,
    atGround: 'মাটির সমান',
    forSizeOnly: 'গুদামের পুরো দৈর্ঘ্য আঁকা হয়নি; তাক, ট্রাক আর মানুষ শুধু মাপ বোঝাতে।',
  },
  and: (fields: readonly string[]) =>
    fields.length < 2 ? fields.join('') : `${fields.slice(0, -1).join(', ')} আর ${fields.at(-1)}`,
}
