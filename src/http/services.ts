/** Until every question is an operation. */
import type { Context } from '../domains/operation.ts'
import type { App as Served } from './app.ts'

export type App = Served
export type Services = Context
