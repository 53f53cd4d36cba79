/** Loaded with `node --import`. Shifts the clock of the process by `CLOCK_SHIFT_MS`. */
const shiftMs = Number(process.env.CLOCK_SHIFT_MS);
const RealDate = globalThis.Date;

globalThis.Date = class Date extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(RealDate.now() + shiftMs);
    else super(...values);
  }
  static now() {
    return RealDate.now() + shiftMs;
  }
};
