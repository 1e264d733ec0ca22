/** Whether new traffic should come here; shared by /readyz, whoever checks the release and whoever shuts the service down. */
import type { ReleaseCheck } from './release-check.ts'

export interface Readiness {
  closing: boolean
  /** Absent: nobody checks, and all is taken as it is. */
  release?: ReleaseCheck
}
