/** The screens for accounts, in a file of their own: visitors load the footer, which leads to one of them. */
export const LOGIN = '/auth/login'
export const SIGNUP = '/auth/signup'
export const FORGOT_PASSWORD = '/auth/forgotpassword'
