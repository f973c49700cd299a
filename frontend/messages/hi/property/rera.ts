/** The register of building projects of the state. */
export const rera = {
  title: 'RERA रजिस्ट्रेशन नंबर',
  lookUp: 'rera.wb.gov.in पर मिलाकर देखें',
}
