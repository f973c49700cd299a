/** The look of a link within a line of text beside a form. */
export const inlineLink =
  'inline-flex min-h-11 items-center font-semibold text-tea-700 underline decoration-1 underline-offset-4 hover:decoration-2'
