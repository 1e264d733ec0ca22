/** What the validation-only route and its reference answer, whatever is asked: about as long as a hotel answer. */
export const CONSTANT_ID = '00000000-0000-8000-8000-000000000000'
const FILLER_CHARACTERS = 1000
export const constantBody = JSON.stringify({ id: CONSTANT_ID, filler: '.'.repeat(FILLER_CHARACTERS) })
