import { ApiError, problem } from '../../../engine/errors.ts'

export const wrongMonth = (value: string) =>
  new ApiError(problem('validation_error.month', { value }, { field: 'month' }))
