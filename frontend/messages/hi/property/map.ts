/** What the map of a listing says. */
export const map = {
  frame: (title: string) => `मैप: ${title}`,
  none: 'मैप नहीं है',
  coordinates: (text: string) => `निर्देशांक ${text}`,
  outOfReach: 'अभी मैप नहीं खुल रहा है। पता नीचे लिखा है।',
  open: 'Google Maps में खोलें',
}
