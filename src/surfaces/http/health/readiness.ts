/** Whether new traffic should come here; shared by /readyz and whoever shuts the service down. */
export interface Readiness {
  closing: boolean
}
