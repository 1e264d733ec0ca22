/** A clock that whoever started this process may move: `{ clockAheadMs }` over the channel. */
const Real = Date
let aheadMs = 0

globalThis.Date = class Moved extends Real {
  constructor(...parts) {
    if (parts.length === 0) super(Real.now() + aheadMs)
    else super(...parts)
  }

  static now() {
    return Real.now() + aheadMs
  }
}

process.on('message', (message) => {
  if (typeof message?.clockAheadMs === 'number') aheadMs = message.clockAheadMs
})
process.channel?.unref()
