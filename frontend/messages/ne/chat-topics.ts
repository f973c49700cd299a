import { FIRM } from '#contract/firm.ts'

export const chatTopics = {
  title: 'हामी तपाईंलाई कसरी सहयोग गरौँ?',
  close: 'च्याटका विषय बन्द गर्नुहोस्',
  custom: 'आफ्नो कुरा लेख्नुहोस्',
  customText: `नमस्ते ${FIRM.productName},`,
  topics: {
    buying: { label: 'सम्पत्ति किन्न', text: `नमस्ते ${FIRM.productName}, मलाई सम्पत्ति किन्न सहयोग चाहिन्छ।` },
    selling: {
      label: 'सम्पत्ति बेच्न',
      text: `नमस्ते ${FIRM.productName}, मलाई एउटा सम्पत्ति दिनु वा बेच्नु छ।`,
    },
    rentals: { label: 'भाडा', text: `नमस्ते ${FIRM.productName}, भाडाबारे मेरो एउटा प्रश्न छ।` },
    valuation: {
      label: 'सम्पत्तिको मूल्याङ्कन',
      text: `नमस्ते ${FIRM.productName}, मलाई एउटा सम्पत्तिको मूल्याङ्कन गराउनु छ।`,
    },
    general: { label: 'अरू प्रश्न', text: `नमस्ते ${FIRM.productName}, मेरो एउटा प्रश्न छ।` },
  },
}
