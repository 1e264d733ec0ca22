/** Keys for signatures in tests. */
import { generateKeyPairSync } from 'node:crypto'

/** As minisign -G -W writes them. */
export function newKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const seed = privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(-32)
  const point = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  const id = point.subarray(0, 8)
  const secret = Buffer.concat([Buffer.from('Ed\0\0B2'), Buffer.alloc(48), id, seed, point, Buffer.alloc(32)])
  return {
    secret: `untrusted comment: secret\n${secret.toString('base64')}\n`,
    public: `untrusted comment: public\n${Buffer.concat([Buffer.from('Ed'), id, point]).toString('base64')}\n`,
  }
}
