/** The register of building projects of the state. */
export const rera = {
  title: 'RERA রেজিস্ট্রেশন নম্বর',
  lookUp: 'rera.wb.gov.in-এ মিলিয়ে দেখুন',
}
