/** The register of building projects of the state. */
export const rera = {
  title: 'RERA दर्ता नम्बर',
  lookUp: 'rera.wb.gov.in-मा मिलाएर हेर्नुहोस्',
}
