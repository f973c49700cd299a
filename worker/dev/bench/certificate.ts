import { createHash, generateKeyPairSync, sign } from 'node:crypto'

const DAY_MS = 86_400_000
const ECDSA_WITH_SHA256 = '300a06082a8648ce3d040302'
const COMMON_NAME = '0603550403'

/**
 * A certificate of this run for localhost, signed by itself. Browsers speak HTTP/2 with a certificate only; Chromium
 * takes this one when it is told `pin`.
 */
export function ownCertificate(): { key: string; cert: string; pin: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const algorithm = Buffer.from(ECDSA_WITH_SHA256, 'hex')
  const name = sequence(
    der(0x31, sequence(Buffer.from(COMMON_NAME, 'hex'), der(0x0c, Buffer.from('localhost')))),
  )
  const validity = sequence(utcTime(Date.now() - DAY_MS), utcTime(Date.now() + DAY_MS))
  const signed = sequence(der(0x02, Buffer.from([1])), algorithm, name, validity, name, spki)
  const signature = der(0x03, Buffer.from([0]), sign('sha256', signed, privateKey))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${sequence(signed, algorithm, signature).toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    pin: createHash('sha256').update(spki).digest('base64'),
  }
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)

/** Of ASN.1: a tag, the length of what follows, and that. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

/** 'YYMMDDhhmmssZ'. */
const utcTime = (at: number) =>
  der(0x17, Buffer.from(`${new Date(at).toISOString().replaceAll(/\D/g, '').slice(2, 14)}Z`))
