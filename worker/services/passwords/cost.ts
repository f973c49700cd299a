/** The price of one guess at a stolen password: scrypt's N = 2^14, r and p, as OWASP's cheat sheet names them. */
export const DEPLOYED_COST = { logN: 14, blockSize: 8, parallelization: 5 }

/** The price in use. Tests, and nothing else, lower it. */
export const PASSWORD_COST = { ...DEPLOYED_COST }
