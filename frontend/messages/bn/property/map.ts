/** What the map of a listing says. */
export const map = {
  frame: (title: string) => `ম্যাপ: ${title}`,
  none: 'ম্যাপ নেই',
  coordinates: (text: string) => `স্থানাঙ্ক ${text}`,
  outOfReach: 'এখন ম্যাপ খোলা যাচ্ছে না। ঠিকানা নীচে লেখা আছে।',
  open: 'Google Maps-এ খুলুন',
}
