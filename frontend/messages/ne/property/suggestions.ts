import { count } from '#frontend/messages/ne/numbers.ts'

/** What the search fields offer while somebody types. */
export const suggestions = {
  title: 'सुझाव',
  count: (found: number) => (found === 0 ? 'कुनै सुझाव छैन' : `${count(found)} सुझाव`),
  kinds: ['प्लट', 'जग्गा', 'घर', 'भिल्ला', 'फ्ल्याट', 'गोदाम', 'गोडाउन', 'कोल्ड स्टोरेज'],
}
