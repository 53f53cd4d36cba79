/** Shifts the clock by `CLOCK_SHIFT_MS`. Loaded with `node --import`. */
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
