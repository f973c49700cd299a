/** The sentences of CSV files, out and in. */
export const panelCsv = {
  export: {
    label: 'Export',
    done: 'The listings are saved as a CSV file.',
    failed: 'The listings could not be exported. Please try again.',
  },
} as const
