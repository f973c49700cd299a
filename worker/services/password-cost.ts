/** The price of one guess at a stolen password: scrypt's N, r and p, as OWASP's cheat sheet names them. */
export const PASSWORD_COST = { logN: 14, blockSize: 8, parallelization: 5 }
