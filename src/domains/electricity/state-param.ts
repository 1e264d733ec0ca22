/** The parameter `state`, the same wherever a grid is asked for. */
import { Type } from 'typebox'
import { codeParam } from '../../contract/params/schema.ts'

export const stateParam = Type.Optional(
  codeParam({
    description: 'A state of US, CA, AU, CN, IN or JP, with country; ON, CA-ON and Ontario are the same.',
    'x-depends-on': 'country',
    'x-words': 'state',
  }),
)
