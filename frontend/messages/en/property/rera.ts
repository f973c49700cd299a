/** The register of building projects of the state. */
export const rera = {
  title: 'RERA registration number',
  lookUp: 'Look it up at rera.wb.gov.in',
}
