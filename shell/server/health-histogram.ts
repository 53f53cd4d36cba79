/** Each bucket reaches 8 % further than the one before: a value lies at most 3.9 % from the middle of its bucket. */
const GROWTH = 1.08;
/** What is smaller counts as 0: a thousandth of a layout shift, a microsecond. */
const SMALLEST = 0.001;
const LARGEST = 100_000;
const LAST_BUCKET = bucketOf(LARGEST);

/** bucket -> number of values, as it is stored */
export type HistogramBuckets = [bucket: number, count: number][];

/**
 * How values are spread, in at most 241 numbers whatever their count; histograms of several servers add up to that of all. One scale serves
 * milliseconds and layout shifts.
 */
export class Histogram {
  readonly #counts = new Map<number, number>();

  static from(buckets: HistogramBuckets): Histogram {
    const histogram = new Histogram();
    for (const [bucket, count] of buckets) histogram.#add(Math.min(bucket, LAST_BUCKET), count);
    return histogram;
  }

  get samples(): number {
    return [...this.#counts.values()].reduce((total, count) => total + count, 0);
  }

  /** @param value at least 0; what is beyond 100,000 counts as that */
  record(value: number): void {
    this.#add(bucketOf(Math.min(value, LARGEST)), 1);
  }

  addAll(other: Histogram): void {
    for (const [bucket, count] of other.#counts) this.#add(bucket, count);
  }

  /**
   * The value below which a share of all values lies, by nearest rank, at most 3.9 % off (0 for what is under 0.001).
   *
   * @param share 0.75 for p75
   * @returns undefined when there are no values
   */
  quantile(share: number): number | undefined {
    const rank = Math.max(1, Math.ceil(share * this.samples));
    let below = 0;
    for (const [bucket, count] of [...this.#counts].sort(([one], [other]) => one - other)) {
      below += count;
      if (below >= rank) return middleOf(bucket);
    }
    return undefined;
  }

  toJSON(): HistogramBuckets {
    return [...this.#counts];
  }

  #add(bucket: number, count: number): void {
    this.#counts.set(bucket, (this.#counts.get(bucket) ?? 0) + count);
  }
}

function bucketOf(value: number): number {
  return value <= SMALLEST ? 0 : Math.ceil(Math.log(value / SMALLEST) / Math.log(GROWTH));
}

function middleOf(bucket: number): number {
  return bucket === 0 ? 0 : SMALLEST * GROWTH ** (bucket - 0.5);
}
