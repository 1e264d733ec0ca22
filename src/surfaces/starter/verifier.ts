/** dist/verifier.js: hashes the files of the release in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads'
import type { VerifierTask } from '../process/release/verification.ts'
import { verifyRelease } from '../process/release/verify.ts'

const { root, files } = workerData as VerifierTask
verifyRelease(root, files, (part) => parentPort?.postMessage(part))
