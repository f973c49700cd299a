import type { Language } from '#contract/languages/languages.ts'
import type { Box, Point } from '#contract/list/map-area.ts'

/*
 * The firm's region as our own map draws it: points as 'lat,lng', in degrees. Another firm replaces this file. Stations and the
 * airport are right to about 150 m (public open data), everything else to about a kilometre.
 */

type Names = Record<Language, string>

/** What is drawn; a map may show less of it. */
export const REGION_BOX: Box = { west: 88.1, south: 26.45, east: 88.75, north: 27 }

/** The middle of what is drawn as the firm's city. */
export const CITY: Point = { lat: 26.7165, lng: 88.4275 }

export const STATIONS = {
  njp: {
    lat: 26.683,
    lng: 88.4434,
    names: {
      en: 'New Jalpaiguri (NJP)',
      bn: 'নিউ জলপাইগুড়ি (NJP)',
      hi: 'न्यू जलपाईगुड़ी (NJP)',
      ne: 'न्यु जलपाइगढी (NJP)',
    },
  },
  junction: {
    lat: 26.7232,
    lng: 88.4137,
    names: { en: 'Siliguri Junction', bn: 'শিলিগুড়ি জংশন', hi: 'सिलीगुड़ी जंक्शन', ne: 'सिलगढी जङ्क्सन' },
  },
  town: {
    lat: 26.7073,
    lng: 88.4296,
    names: { en: 'Siliguri Town', bn: 'শিলিগুড়ি টাউন', hi: 'सिलीगुड़ी टाउन', ne: 'सिलगढी टाउन' },
  },
  matigara: {
    lat: 26.7168,
    lng: 88.3841,
    names: { en: 'Matigara', bn: 'মাটিগাড়া', hi: 'माटीगाड़ा', ne: 'माटीगढा' },
  },
  gulma: { lat: 26.8028, lng: 88.4038, names: { en: 'Gulma', bn: 'গুলমা', hi: 'गुलमा', ne: 'गुल्मा' } },
  sivok: { lat: 26.8801, lng: 88.4687, names: { en: 'Sivok', bn: 'সেবক', hi: 'सेवक', ne: 'सेवक' } },
  sukna: { lat: 26.7909, lng: 88.3635, names: { en: 'Sukna', bn: 'সুকনা', hi: 'सुकना', ne: 'सुकना' } },
  rangtong: { lat: 26.8361, lng: 88.3424, names: { en: 'Rangtong', bn: 'রংটং', hi: 'रंगटंग', ne: 'रङटङ' } },
  bagdogra: {
    lat: 26.6978,
    lng: 88.3245,
    names: { en: 'Bagdogra', bn: 'বাগডোগরা', hi: 'बागडोगरा', ne: 'बागडोग्रा' },
  },
  hatighisa: {
    lat: 26.6876,
    lng: 88.2423,
    names: { en: 'Hatighisa', bn: 'হাতিঘিষা', hi: 'हाथीघिसा', ne: 'हात्तीघिसा' },
  },
  naksalbari: {
    lat: 26.6826,
    lng: 88.2022,
    names: { en: 'Naksalbari', bn: 'নকশালবাড়ি', hi: 'नक्सलबाड़ी', ne: 'नक्सलबारी' },
  },
  rangapani: {
    lat: 26.6643,
    lng: 88.3744,
    names: { en: 'Rangapani', bn: 'রাঙাপানি', hi: 'रंगापानी', ne: 'रङ्गापानी' },
  },
  nijbari: {
    lat: 26.5876,
    lng: 88.3375,
    names: { en: 'Nijbari', bn: 'নিজবাড়ি', hi: 'निजबाड़ी', ne: 'निजबारी' },
  },
  chattarHat: {
    lat: 26.5488,
    lng: 88.3234,
    names: { en: 'Chattar Hat', bn: 'ছত্তর হাট', hi: 'छत्तर हाट', ne: 'छत्तर हाट' },
  },
  ambari: {
    lat: 26.6416,
    lng: 88.5106,
    names: { en: 'Ambari Falakata', bn: 'আমবাড়ি ফালাকাটা', hi: 'आमबाड़ी फालाकाटा', ne: 'आमबारी फालाकाटा' },
  },
  belakoba: {
    lat: 26.5914,
    lng: 88.5833,
    names: { en: 'Belakoba', bn: 'বেলাকোবা', hi: 'बेलाकोबा', ne: 'बेलाकोबा' },
  },
} satisfies Record<string, { lat: number; lng: number; names: Names }>

export const AIRPORT = {
  lat: 26.6812,
  lng: 88.3286,
  names: {
    en: 'Bagdogra airport',
    bn: 'বাগডোগরা বিমানবন্দর',
    hi: 'बागडोगरा हवाई अड्डा',
    ne: 'बागडोग्रा विमानस्थल',
  } satisfies Names,
}

/** The lines of the railway, from station to station, and the points where they leave the drawing. */
export const RAILWAYS: readonly { isToyTrain?: true; points: string }[] = [
  {
    points:
      '26.683,88.4434 26.7073,88.4296 26.7232,88.4137 26.8028,88.4038 26.8801,88.4687 26.885,88.56 26.87,88.75',
  },
  { points: '26.7232,88.4137 26.7168,88.3841 26.6978,88.3245 26.6876,88.2423 26.6826,88.2022 26.63,88.1' },
  { points: '26.683,88.4434 26.6643,88.3744 26.5876,88.3375 26.5488,88.3234 26.45,88.28' },
  { points: '26.683,88.4434 26.6416,88.5106 26.5914,88.5833 26.54,88.66 26.52,88.75' },
  { isToyTrain: true, points: '26.7232,88.4137 26.7909,88.3635 26.8361,88.3424 26.87,88.3 27,88.265' },
]

export const RIVERS: readonly { names: Names; points: string; at: Point }[] = [
  {
    names: { en: 'Mahananda', bn: 'মহানন্দা', hi: 'महानंदा', ne: 'महानन्दा' },
    at: { lat: 26.6, lng: 88.372 },
    points:
      '26.95,88.31 26.860,88.345 26.825,88.385 26.803,88.405 26.770,88.418 26.745,88.418 26.7185,88.4205 26.690,88.408 26.6425,88.4035 26.600,88.372 26.550,88.345 26.470,88.310 26.45,88.3',
  },
  {
    names: { en: 'Balason', bn: 'বালাসন', hi: 'बालासन', ne: 'बालासन' },
    at: { lat: 26.795, lng: 88.307 },
    points:
      '26.95,88.21 26.870,88.245 26.820,88.285 26.770,88.330 26.735,88.365 26.712,88.378 26.690,88.398 26.684,88.4074',
  },
  {
    names: { en: 'Teesta', bn: 'তিস্তা', hi: 'तीस्ता', ne: 'टिस्टा' },
    at: { lat: 26.785, lng: 88.567 },
    points:
      '27.000,88.430 26.930,88.460 26.904,88.4735 26.885,88.483 26.820,88.545 26.752,88.588 26.660,88.660 26.560,88.735 26.54,88.75',
  },
  {
    names: { en: 'Mechi', bn: 'মেচি', hi: 'मेची', ne: 'मेची' },
    at: { lat: 26.66, lng: 88.157 },
    points: '26.9,88.17 26.830,88.170 26.740,88.165 26.640,88.155 26.500,88.110 26.48,88.1',
  },
]

export const ROADS: readonly { isHighway?: true; names: Names; at?: Point; points: string }[] = [
  {
    isHighway: true,
    names: { en: 'NH 27', bn: 'NH 27', hi: 'NH 27', ne: 'NH 27' },
    at: { lat: 26.622, lng: 88.5 },
    points: '26.45,88.28 26.500,88.300 26.607,88.339 26.649,88.419 26.600,88.550 26.545,88.660 26.5,88.75',
  },
  {
    isHighway: true,
    names: { en: 'NH 327', bn: 'NH 327', hi: 'NH 327', ne: 'NH 327' },
    at: { lat: 26.688, lng: 88.26 },
    points: '26.7265,88.4025 26.717,88.384 26.709,88.358 26.696,88.318 26.684,88.223 26.640,88.165',
  },
  {
    isHighway: true,
    names: { en: 'NH 10', bn: 'NH 10', hi: 'NH 10', ne: 'NH 10' },
    at: { lat: 26.825, lng: 88.459 },
    points: '26.7195,88.4275 26.7405,88.434 26.767,88.449 26.880,88.469 26.904,88.4735 26.95,88.455 27,88.44',
  },
  {
    names: { en: 'Hill Cart Road', bn: 'হিলকার্ট রোড', hi: 'हिल कार्ट रोड', ne: 'हिल कार्ट रोड' },
    points: '26.7185,88.4205 26.7265,88.4025 26.756,88.398 26.788,88.363 26.836,88.342 26.88,88.3 27,88.26',
  },
  {
    names: { en: 'Bardhaman Road', bn: 'বর্ধমান রোড', hi: 'बर्धमान रोड', ne: 'बर्धमान रोड' },
    points: '26.7195,88.4275 26.7073,88.4296 26.695,88.437 26.6838,88.4431',
  },
  {
    names: { en: 'Eastern Bypass', bn: 'ইস্টার্ন বাইপাস', hi: 'ईस्टर्न बाइपास', ne: 'इस्टर्न बाइपास' },
    points: '26.7545,88.4475 26.735,88.459 26.710,88.460 26.672,88.451 26.655,88.440',
  },
]

/** Where the hills begin, from west to east; they are all that lies north of it. */
export const FOOT_OF_THE_HILLS =
  '26.800,88.1 26.800,88.170 26.800,88.360 26.820,88.420 26.870,88.470 26.890,88.550 26.9,88.75'

/** Built-up land and tea gardens: a middle and how many kilometres they reach to the sides and up and down. */
export const TOWNS: readonly [middle: string, across: number, upright: number][] = [
  ['26.715,88.426', 2.6, 3.6],
  ['26.745,88.428', 1.6, 2.4],
  ['26.688,88.438', 1.8, 1.9],
  ['26.72,88.386', 1.6, 1.1],
  ['26.708,88.358', 1.3, 0.9],
  ['26.697,88.32', 1.6, 0.9],
  ['26.683,88.22', 1.3, 0.9],
  ['26.649,88.419', 1, 0.9],
  ['26.767,88.449', 1, 1],
  ['26.607,88.339', 0.7, 0.6],
  ['26.584,88.368', 0.8, 0.7],
]
export const TEA_GARDENS: readonly [middle: string, across: number, upright: number][] = [
  ['26.785,88.335', 2.2, 1.4],
  ['26.765,88.385', 1.3, 1.2],
  ['26.742,88.315', 2.4, 1.5],
  ['26.725,88.27', 2.6, 1.5],
  ['26.66,88.29', 2.2, 1.3],
  ['26.715,88.21', 2, 1.4],
  ['26.655,88.22', 1.8, 1.1],
  ['26.795,88.462', 1.5, 1.3],
]
