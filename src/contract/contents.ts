/** What an answer holds, for whoever counts answers without knowing the contract's field names. */

interface Attributes {
  emissions?: { source_trail?: readonly { tier: string }[] }
  notices?: readonly { code: string }[]
}

/** The tier of every factor in the trail of an answer; of a list, nothing. */
function tiersOf(body: object): string[] {
  return attributesOf(body)?.emissions?.source_trail?.map(({ tier }) => tier) ?? []
}

function noticeCodesOf(body: object): string[] {
  return attributesOf(body)?.notices?.map(({ code }) => code) ?? []
}

function attributesOf(body: object): Attributes | undefined {
  return (body as { data?: { attributes?: Attributes } }).data?.attributes
}

/** Both. */
export interface Contents {
  readonly tiers: readonly string[]
  readonly noticeCodes: readonly string[]
}

export function contentsOf(body: object): Contents {
  return { tiers: tiersOf(body), noticeCodes: noticeCodesOf(body) }
}
