/** The parameters `state` and `subregion`, the same wherever a grid is asked for. */
import { Type } from 'typebox'
import { codeParam } from '../../contract/params/schema.ts'

export const stateParam = Type.Optional(
  codeParam({
    description: 'A state of US, CA, AU, CN, IN or JP, with country. ON, CA-ON and Ontario are the same.',
    'x-depends-on': 'country',
    'x-words': 'state',
  }),
)

export const subregionParam = Type.Optional(
  codeParam({
    description: 'An eGRID subregion of the United States, instead of a state: CAMX.',
    'x-depends-on': 'country',
  }),
)
