import { count } from '#frontend/messages/hi/numbers.ts'

/** What the search fields offer while somebody types. */
export const suggestions = {
  title: 'सुझाव',
  count: (found: number) => (found === 0 ? 'कोई सुझाव नहीं' : `${count(found)} सुझाव`),
  kinds: ['प्लॉट', 'ज़मीन', 'मकान', 'विला', 'फ़्लैट', 'गोदाम', 'गोडाउन', 'कोल्ड स्टोरेज'],
}
