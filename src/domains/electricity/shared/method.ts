/** The page that says how electricity is calculated. */
export const ELECTRICITY_METHOD = 'docs/methods/electricity.md'
