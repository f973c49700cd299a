import { FIRM } from '#contract/firm.ts'

export const chatTopics = {
  title: 'हम आपकी क्या मदद करें?',
  close: 'चैट के विषय बंद करें',
  custom: 'अपनी बात लिखें',
  customText: `नमस्ते ${FIRM.productName},`,
  topics: {
    buying: { label: 'प्रॉपर्टी खरीदना', text: `नमस्ते ${FIRM.productName}, मुझे प्रॉपर्टी खरीदने में मदद चाहिए।` },
    selling: { label: 'प्रॉपर्टी बेचना', text: `नमस्ते ${FIRM.productName}, मुझे एक प्रॉपर्टी देनी या बेचनी है।` },
    rentals: { label: 'किराया', text: `नमस्ते ${FIRM.productName}, किराए के बारे में मेरा एक सवाल है।` },
    valuation: {
      label: 'प्रॉपर्टी की कीमत का आकलन',
      text: `नमस्ते ${FIRM.productName}, मुझे एक प्रॉपर्टी की कीमत का आकलन कराना है।`,
    },
    general: { label: 'कोई और सवाल', text: `नमस्ते ${FIRM.productName}, मेरा एक सवाल है।` },
  },
}
